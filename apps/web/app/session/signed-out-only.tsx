import { Navigate, Outlet, useLocation } from 'react-router'
import { SessionPending } from './pending.tsx'
import { returnPath } from './return-to.ts'
import { useSession } from './session.tsx'

/** Login and sign-up: whoever is signed in, or has just signed in, goes to where they were headed. */
export default function SignedOutOnly() {
  const { state } = useSession()
  const { search } = useLocation()
  if (state.status === 'signed-in') return <Navigate to={returnPath(search)} replace />
  if (state.status === 'signed-out') return <Outlet />
  return <SessionPending state={state} />
}
