import { ToastProvider } from '@dryrun/ui/toasts'
import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { Outlet } from 'react-router'
import { config } from 'zod'
import { createQueryClient } from '../api/query-client.ts'
import { SessionProvider } from './session.tsx'

// Otherwise zod tries whether it may make code from strings. The content policy forbids that, and reports it.
config({ jitless: true })

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
