import { screenshotLimits } from '@dryrun/contract/limits'
import { Badge } from '@dryrun/ui/badge'
import { Button } from '@dryrun/ui/button'
import { Spinner } from '@dryrun/ui/spinner'
import { type ChangeEvent, type ReactNode, useRef, useState } from 'react'
import type { Shot, ShotStatus } from '../platform.ts'
import { ShotDialog } from './shot-dialog.tsx'
import styles from './shot-strip.module.css'
import type { Shots } from './use-shots.ts'

type ShotStripProps = {
  shots: Shots
  /** A solve is under way: its pictures stay as they are. */
  locked: boolean
  /** Pictures are held over the window. */
  dropping: boolean
  /** Clears the screenshots and the result; absent where there is nothing to clear. */
  reset?: () => void
  /** What to show, while nothing has been; absent where that has been said. */
  invitation?: { title: string; text: string }
}

/** The screenshots of the problem at hand, in the order they are read, and the ways to add one. */
export function ShotStrip({ shots, locked, dropping, reset, invitation }: ShotStripProps) {
  if (!shots.list)
    return (
      <div className={styles.strip}>
        <Spinner label="Loading" />
      </div>
    )
  const inviting = shots.list.length === 0 ? invitation : undefined
  return (
    <section
      className={styles.strip}
      data-empty={inviting !== undefined}
      data-dropping={dropping}
      aria-label="Screenshots"
    >
      {inviting && (
        <div className={styles.invitation}>
          <h2>{inviting.title}</h2>
          <p>{inviting.text}</p>
        </div>
      )}
      {shots.list.length > 0 && (
        <ol className={styles.shots}>
          {shots.list.map((shot, place) => (
            <ShotTile key={shot.id} shot={shot} name={`Screenshot ${place + 1}`} locked={locked} shots={shots} />
          ))}
        </ol>
      )}
      {!locked && (
        <div className={styles.add}>
          <div className={styles.buttons}>
            {shots.capture && (
              <Button busy={shots.capturing} onClick={shots.capture}>
                Capture screen
              </Button>
            )}
            <FilePicker add={shots.add}>Choose files</FilePicker>
          </div>
          <p>
            or drop, or paste with <kbd>{pasteKeys}</kbd>
          </p>
        </div>
      )}
      {reset && (
        <div className={styles.reset}>
          <Button kind="quiet" onClick={reset}>
            Reset
          </Button>
        </div>
      )}
    </section>
  )
}

type ShotTileProps = { shot: Shot; name: string; locked: boolean; shots: Shots }

function ShotTile({ shot, name, locked, shots }: ShotTileProps) {
  const [open, setOpen] = useState(false)
  return (
    <li className={styles.shot}>
      <button type="button" className={styles.preview} aria-label={`Look at ${name}`} onClick={() => setOpen(true)}>
        <img src={shot.preview} alt={name} />
      </button>
      <span className={styles.status}>
        <Badge tone={statusTones[shot.status]}>{shot.status}</Badge>
      </span>
      {!locked && (
        <button
          type="button"
          className={styles.remove}
          aria-label={`Remove ${name}`}
          onClick={() => shots.remove(shot)}
        >
          ✕
        </button>
      )}
      {open && <ShotDialog shot={shot} name={name} shots={shots} locked={locked} close={() => setOpen(false)} />}
    </li>
  )
}

/** 'completed' has no tone: green is for a run that passed. */
const statusTones: Partial<Record<ShotStatus, 'waiting' | 'failed'>> = { processing: 'waiting', error: 'failed' }

function FilePicker({ add, children }: { add: (images: File[]) => void; children: ReactNode }) {
  const input = useRef<HTMLInputElement>(null)
  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    add([...(currentTarget.files ?? [])])
    // So that the same file can be chosen again after it was removed.
    currentTarget.value = ''
  }
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={screenshotLimits.mediaTypes.join(',')}
        aria-label="Screenshot files"
        onChange={choose}
      />
      <Button onClick={() => input.current?.click()}>{children}</Button>
    </>
  )
}

const pasteKeys = /Mac|iPhone|iPad/.test(globalThis.navigator?.userAgent ?? '') ? '⌘ V' : 'Ctrl V'
