import type { User } from '@dryrun/contract/accounts'
import { messages } from '@dryrun/contract/messages'
import { Button } from '@dryrun/ui/button'
import { Panel } from '@dryrun/ui/panel'
import { useToasts } from '@dryrun/ui/toasts'
import { useEffect, useRef, useState } from 'react'
import { Details } from './details.tsx'
import { PendingEmail } from './pending-email.tsx'
import { ProfileForm } from './profile-form.tsx'

/** Name and address, and the form that changes them. */
export function PersonalInformation({ user }: { user: User }) {
  const toasts = useToasts()
  const [editing, setEditing] = useState(false)
  const edit = useRef<HTMLButtonElement>(null)
  const wasEditing = useRef(false)
  // The form is gone, and with it the keyboard's place.
  useEffect(() => {
    if (wasEditing.current && !editing) edit.current?.focus()
    wasEditing.current = editing
  }, [editing])

  if (editing) {
    return (
      <Panel title="Personal Information">
        <ProfileForm
          user={user}
          saved={() => {
            toasts.success(messages.profile.updated)
            setEditing(false)
          }}
          cancel={() => setEditing(false)}
        />
      </Panel>
    )
  }
  const { firstName, lastName, email } = user
  return (
    <Panel
      title="Personal Information"
      actions={
        <Button ref={edit} onClick={() => setEditing(true)}>
          Edit
        </Button>
      }
    >
      <Details of={{ 'First name': firstName, 'Last name': lastName, Email: email }} />
      <PendingEmail now={email} />
    </Panel>
  )
}
