import { messages } from '@dryrun/contract/messages'
import { deleteSolution } from '@dryrun/contract/processing'
import { Button } from '@dryrun/ui/button'
import { Dialog } from '@dryrun/ui/dialog'
import { useToasts } from '@dryrun/ui/toasts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../api/browser-client.ts'
import { useReloadActivity } from './quota.ts'

type DeleteSolutionProps = {
  id: string
  /** Names it where there are several. */
  title?: string
  onDeleted: () => void
}

/** Deletes a solve for good, after asking. */
export function DeleteSolution({ id, title, onDeleted }: DeleteSolutionProps) {
  const [asking, setAsking] = useState(false)
  const toasts = useToasts()
  const reloadActivity = useReloadActivity()
  const deletion = useMutation({
    mutationFn: () => call(deleteSolution, { params: { id } }),
    onSuccess() {
      setAsking(false)
      toasts.success(messages.processing.deleted)
      reloadActivity()
      onDeleted()
    },
    onError(error) {
      setAsking(false)
      toasts.error(error.message)
    },
  })
  const close = () => setAsking(false)
  return (
    <>
      <Button kind="quiet" aria-label={title && `Delete ${title}`} onClick={() => setAsking(true)}>
        Delete
      </Button>
      <Dialog
        open={asking}
        onClose={close}
        title={title ? `Delete '${title}'?` : 'Delete this solution?'}
        actions={
          <>
            <Button onClick={close}>Keep it</Button>
            <Button kind="danger" busy={deletion.isPending} onClick={() => deletion.mutate()}>
              Delete it
            </Button>
          </>
        }
      >
        The text that was read, the answer and its evidence are deleted for good. The query it cost is not given back.
      </Dialog>
    </>
  )
}
