import { agentInWords } from '@dryrun/contract/agent'
import { messages } from '@dryrun/contract/messages'
import type { ActiveSession } from '@dryrun/contract/sessions'
import { Badge } from '@dryrun/ui/badge'
import { Button } from '@dryrun/ui/button'
import { Dialog } from '@dryrun/ui/dialog'
import { QueryState } from '@dryrun/ui/query-state'
import { useEffect, useId, useRef, useState } from 'react'
import { inFull } from '../portal/time.ts'
import styles from './active-sessions.module.css'
import { Entries, Entry } from './entries.tsx'
import { useEndSession, useSessions } from './use-sessions.ts'

/** Where the person is signed in, with the way to end any of it but this session. */
export function ActiveSessions() {
  const id = useId()
  const sessions = useSessions()
  const heading = useRef<HTMLHeadingElement>(null)
  const [asked, setAsked] = useState<ActiveSession | 'others' | null>(null)
  const [answered, setAnswered] = useState(0)
  const ending = useEndSession(() => {
    setAsked(null)
    setAnswered((count) => count + 1)
  })
  // The button that asked may be gone with its row.
  useEffect(() => {
    if (answered > 0) heading.current?.focus()
  }, [answered])

  const others = sessions.data?.filter(({ current }) => !current) ?? []
  const close = () => setAsked(null)
  return (
    <section className={styles.sessions} aria-labelledby={id}>
      <header>
        <h3 id={id} ref={heading} tabIndex={-1}>
          Active sessions
        </h3>
        {others.length > 0 && <Button onClick={() => setAsked('others')}>Sign out all others</Button>}
      </header>
      <QueryState of={sessions} failed={messages.sessions.loadFailed}>
        {(listed) => (
          <Entries>
            {listed.map((session) => (
              <SessionRow key={session.id} session={session} end={() => setAsked(session)} />
            ))}
          </Entries>
        )}
      </QueryState>
      <Dialog
        open={asked !== null}
        onClose={close}
        title={asked === null || asked === 'others' ? 'Sign out all others?' : `Sign out ${agentInWords(asked.agent)}?`}
        actions={
          <>
            <Button onClick={close}>Cancel</Button>
            <Button kind="danger" busy={ending.isPending} onClick={() => asked && ending.mutate(asked)}>
              {asked === 'others' ? 'Sign out all others' : 'Sign out'}
            </Button>
          </>
        }
      >
        {asked === 'others'
          ? 'You stay signed in here. Everywhere else, the password is asked for again.'
          : 'Whoever uses it is asked for the password again. If you do not know this session, change your password too.'}
      </Dialog>
    </section>
  )
}

function SessionRow({ session, end }: { session: ActiveSession; end: () => void }) {
  const { agent, address, createdAt, lastSeen, current, device } = session
  const name = agentInWords(agent)
  return (
    <Entry
      title={name}
      level={4}
      badge={current && <Badge>This session</Badge>}
      text={
        <>
          Signed in <time dateTime={createdAt}>{inFull(createdAt)}</time>, last seen{' '}
          <time dateTime={lastSeen}>{inFull(lastSeen)}</time>
          {device && `, on the device ${device.deviceId}`}
        </>
      }
      code={address}
      action={
        !current && (
          <Button aria-label={`Sign out ${name}, last seen ${inFull(lastSeen)}`} onClick={end}>
            Sign out
          </Button>
        )
      }
    />
  )
}
