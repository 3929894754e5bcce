import { Button } from '@dryrun/ui/button'
import { Dialog } from '@dryrun/ui/dialog'
import { useEffect, useState } from 'react'
import type { Shot } from '../platform.ts'
import styles from './shot-dialog.module.css'
import type { Shots } from './use-shots.ts'

type ShotDialogProps = {
  shot: Shot
  name: string
  shots: Pick<Shots, 'read' | 'remove'>
  locked: boolean
  close: () => void
}

/** One screenshot as it will be sent, so that a person sees whether it shows the right thing and can be read. */
export function ShotDialog({ shot, name, shots, locked, close }: ShotDialogProps) {
  const url = useImageUrl(shot.id, shots.read)
  function remove() {
    close()
    shots.remove(shot)
  }
  return (
    <Dialog
      open
      wide
      onClose={close}
      title={name}
      actions={
        <>
          {!locked && <Button onClick={remove}>Remove</Button>}
          <Button kind="main" onClick={close}>
            Close
          </Button>
        </>
      }
    >
      {/* A scrolling region must be reachable by keyboard. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: see above */}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is no place for a picture */}
      <div className={styles.picture} role="group" aria-label={name} tabIndex={0}>
        {url && <img src={url} alt={name} />}
      </div>
      <samp
        className={styles.facts}
      >{`${shot.width} × ${shot.height}, ${inKilobytes(shot.size)}, ${shot.filePath}`}</samp>
    </Dialog>
  )
}

const inKilobytes = (bytes: number) => `${Math.ceil(bytes / 1024).toLocaleString('en-GB')} KB`

/** The picture's address while it is shown; nothing where it is gone. */
function useImageUrl(id: string, read: Shots['read']): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    let made: string | undefined
    let left = false
    void read(id).then((image) => {
      if (!image || left) return
      made = URL.createObjectURL(image)
      setUrl(made)
    })
    return () => {
      left = true
      if (made) URL.revokeObjectURL(made)
    }
  }, [id, read])
  return url
}
