import { type Device, platformInWords } from '@dryrun/contract/devices'
import { messages } from '@dryrun/contract/messages'
import { plans, UNLIMITED } from '@dryrun/contract/plans'
import { Badge } from '@dryrun/ui/badge'
import { Button } from '@dryrun/ui/button'
import { Dialog } from '@dryrun/ui/dialog'
import { EmptyState } from '@dryrun/ui/empty-state'
import { Panel } from '@dryrun/ui/panel'
import { QueryState } from '@dryrun/ui/query-state'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { inFull } from '../portal/time.ts'
import { useSession } from '../session/session.tsx'
import styles from './device-management.module.css'
import { Entries, Entry } from './entries.tsx'
import { useDevices, useRemoveDevice } from './use-devices.ts'

/** The desktops that the person uses the companion on: how many of how many, and the way to take one off the list. */
export function DeviceManagement() {
  const devices = useDevices()
  const list = useRef<HTMLElement>(null)
  const [asked, setAsked] = useState<Device | null>(null)
  const [answered, setAnswered] = useState(0)
  const removal = useRemoveDevice(() => {
    setAsked(null)
    setAnswered((count) => count + 1)
  })
  // The button that asked may be gone with its row.
  useEffect(() => {
    if (answered > 0) list.current?.focus()
  }, [answered])

  const close = () => setAsked(null)
  return (
    <Panel title="Device Management" actions={devices.data && <Count of={devices.data} />}>
      <section ref={list} tabIndex={-1} aria-label="Your devices">
        <QueryState
          of={devices}
          failed={messages.devices.loadFailed}
          empty={{
            when: (data) => data.devices.length === 0,
            show: <EmptyState>{messages.devices.none}</EmptyState>,
          }}
        >
          {(data) => (
            <>
              {isFull(data) && <Full limit={data.limit} />}
              <Entries>
                {data.devices.map((device) => (
                  <DeviceRow key={device.id} device={device} remove={() => setAsked(device)} />
                ))}
              </Entries>
            </>
          )}
        </QueryState>
      </section>
      <Dialog
        open={asked !== null}
        onClose={close}
        title={`Remove ${asked ? nameOf(asked) : 'device'}?`}
        actions={
          <>
            <Button onClick={close}>Cancel</Button>
            <Button kind="danger" busy={removal.isPending} onClick={() => asked && removal.mutate(asked)}>
              Remove
            </Button>
          </>
        }
      >
        The desktop application there is signed out at once. To use it again, sign in there once more.
      </Dialog>
    </Panel>
  )
}

type Listed = { devices: Device[]; limit: number }

const isFull = ({ devices, limit }: Listed) => limit !== UNLIMITED && devices.length >= limit

function Count({ of: { devices, limit } }: { of: Listed }) {
  return <Badge>{limit === UNLIMITED ? `${devices.length}, no limit` : `${devices.length} of ${limit}`}</Badge>
}

/** The plan covers no more: what can be done. */
function Full({ limit }: { limit: number }) {
  const { state } = useSession()
  const plan = (state.status === 'signed-in' && state.account.subscription?.plan) || 'free'
  return (
    <div className={styles.full}>
      <p>{messages.devices.full(plans[plan].label, limit)}</p>
      <Button asChild>
        <Link to="/billing">Upgrade</Link>
      </Button>
    </div>
  )
}

function DeviceRow({ device, remove }: { device: Device; remove: () => void }) {
  const { deviceId, version, lastSeen, isActive } = device
  return (
    <Entry
      title={platformInWords(device.platform)}
      level={3}
      badge={<Badge tone={isActive ? undefined : 'waiting'}>{isActive ? 'Active' : 'Inactive'}</Badge>}
      text={
        <>
          Version {version}, last seen <time dateTime={lastSeen}>{inFull(lastSeen)}</time>
        </>
      }
      code={deviceId}
      action={
        <Button aria-label={`Remove ${nameOf(device)}`} onClick={remove}>
          Remove
        </Button>
      }
    />
  )
}

const nameOf = ({ platform, deviceId }: Device) => `${platformInWords(platform)} ${deviceId}`
