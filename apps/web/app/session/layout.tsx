import { ToastProvider } from '@dryrun/ui/toasts'
import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { Outlet } from 'react-router'
import { createQueryClient } from '../api/query-client.ts'
import { SessionProvider } from './session.tsx'

/** What every screen with a session needs around it. Public pages do without. */
export default function SessionLayout() {
  const [queries] = useState(createQueryClient)
  return (
    <QueryClientProvider client={queries}>
      <ToastProvider>
        <SessionProvider>
          <Outlet />
        </SessionProvider>
      </ToastProvider>
    </QueryClientProvider>
  )
}
