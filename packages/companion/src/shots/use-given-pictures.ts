import { messages } from '@dryrun/contract/messages'
import { useToasts } from '@dryrun/ui/toasts'
import { useEffect, useEffectEvent, useState } from 'react'

/**
 * Takes pictures that are pasted or dropped anywhere on the screen.
 *
 * @param add absent while none are taken; a dropped file then does not replace the page either
 * @returns whether something is held over the window to be dropped
 */
export function useGivenPictures(add: ((images: File[]) => void) | undefined): boolean {
  const toasts = useToasts()
  const [dropping, setDropping] = useState(false)

  const paste = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])]
    if (files.length > 0) add?.(files)
    else if (!isTyping(event.target)) toasts.info(messages.processing.nothingToPaste)
  })
  const drop = useEffectEvent((event: DragEvent) => {
    event.preventDefault()
    setDropping(false)
    const files = [...(event.dataTransfer?.files ?? [])]
    if (files.length > 0) add?.(files)
  })
  const hold = useEffectEvent((event: DragEvent) => {
    if (!event.dataTransfer?.types.includes('Files')) return
    event.preventDefault()
    setDropping(add !== undefined)
  })

  useEffect(() => {
    // No related target: the pointer has left the window, and not one element for another.
    const leave = (event: DragEvent) => event.relatedTarget === null && setDropping(false)
    const listening = new AbortController()
    const { signal } = listening
    window.addEventListener('paste', (event) => paste(event), { signal })
    window.addEventListener('drop', (event) => drop(event), { signal })
    window.addEventListener('dragover', (event) => hold(event), { signal })
    window.addEventListener('dragleave', leave, { signal })
    return () => listening.abort()
  }, [])

  return dropping
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
