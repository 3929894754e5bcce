import { toastTiming } from '@dryrun/contract/limits'
import { Toast } from 'radix-ui'
import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react'
import { Button } from './button.tsx'
import { Sign, type Tone } from './sign.tsx'
import styles from './toasts.module.css'

type ToastType = 'success' | 'error' | 'info' | 'warning'
/** What can be done about a message while it is shown, such as taking the act back. */
type ToastAction = { label: string; act: () => void }
type Shown = { id: number; type: ToastType; message: string; visible: boolean; action?: ToastAction }
type ShowToast = Record<ToastType, (message: string, action?: ToastAction) => void>

const ToastContext = createContext<ShowToast | null>(null)

/** Shows short messages over the page: 5 s, then a 300 ms fade, or until dismissed by hand. */
export function useToasts(): ShowToast {
  const show = useContext(ToastContext)
  if (!show) throw new Error('useToasts needs a ToastProvider above it')
  return show
}

let lastId = 0

export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<Shown[]>([])

  const show = useMemo<ShowToast>(() => {
    const add = (type: ToastType) => (message: string, action?: ToastAction) => {
      lastId += 1
      const toast = { id: lastId, type, message, visible: true, action }
      setToasts((shown) => [...shown, toast])
    }
    return { success: add('success'), error: add('error'), info: add('info'), warning: add('warning') }
  }, [])

  const fade = useCallback((id: number) => {
    setToasts((shown) => shown.map((toast) => (toast.id === id ? { ...toast, visible: false } : toast)))
    setTimeout(() => setToasts((shown) => shown.filter((toast) => toast.id !== id)), toastTiming.fadeMs)
  }, [])

  return (
    <ToastContext value={show}>
      <Toast.Provider duration={toastTiming.shownMs} label="Notification">
        {children}
        {toasts.map((toast) => (
          <Toast.Root
            key={toast.id}
            className={styles.toast}
            data-type={toast.type}
            // An error is read out at once, the rest when the reader pauses.
            type={toast.type === 'error' ? 'foreground' : 'background'}
            open={toast.visible}
            onOpenChange={(open) => !open && fade(toast.id)}
          >
            <ToastSign type={toast.type} />
            <Toast.Description className={styles.message}>{toast.message}</Toast.Description>
            {toast.action && (
              <Toast.Action asChild altText={toast.action.label}>
                <Button onClick={toast.action.act}>{toast.action.label}</Button>
              </Toast.Action>
            )}
            <Toast.Close className={styles.close} aria-label="Dismiss">
              ✕
            </Toast.Close>
          </Toast.Root>
        ))}
        <Toast.Viewport className={styles.viewport} />
      </Toast.Provider>
    </ToastContext>
  )
}

/** A success has no tick: that green means a run that passed. */
const signs: Partial<Record<ToastType, Tone>> = { error: 'failed', warning: 'waiting' }

function ToastSign({ type }: { type: ToastType }) {
  const tone = signs[type]
  return tone && <Sign tone={tone} />
}
