import { messages } from '@dryrun/contract/messages'
import { Button } from '@dryrun/ui/button'
import { EmptyState } from '@dryrun/ui/empty-state'
import { Link, Outlet } from 'react-router'
import { PageHeading } from '../page-heading.tsx'
import { useSession } from '../session/session.tsx'

/** The screens of administrators. Nothing under it is asked of the server for anyone else, and the server refuses it too. */
export default function AdminLayout() {
  const { state } = useSession()
  if (state.status !== 'signed-in') return null
  return state.account.user.isAdmin ? <Outlet /> : <AccessDenied />
}

function AccessDenied() {
  const back = (
    <Button kind="main" asChild>
      <Link to="/dashboard">Return to Dashboard</Link>
    </Button>
  )
  return (
    <>
      <PageHeading>{messages.admin.denied}</PageHeading>
      <EmptyState action={back}>{messages.admin.deniedWhy}</EmptyState>
    </>
  )
}
