import { saveFile } from '@dryrun/companion/browser-text'
import { messages } from '@dryrun/contract/messages'
import { exportData } from '@dryrun/contract/personal-data'
import { Button } from '@dryrun/ui/button'
import { Panel } from '@dryrun/ui/panel'
import { useToasts } from '@dryrun/ui/toasts'
import { useMutation } from '@tanstack/react-query'
import { authorizedFetch } from '../api/browser-client.ts'
import { ApiFailure, failureOf } from '../api/failure.ts'
import { SettingRow } from './setting-row.tsx'

/** Everything that is kept of the person, to take away. */
export function YourData() {
  const toasts = useToasts()
  const exporting = useMutation({
    mutationFn: download,
    onError: (error) => {
      const isSaid = error instanceof ApiFailure && error.status === 429
      toasts.error(isSaid ? error.message : messages.profile.exportFailed)
    },
  })
  return (
    <Panel title="Your Data">
      <SettingRow
        title="Export"
        text="Everything we keep of you as one file: profile, sessions, devices, solutions, usage, mails, support requests and the security log. No passwords or tokens."
      >
        <Button busy={exporting.isPending} onClick={() => exporting.mutate()}>
          Export as JSON
        </Button>
      </SettingRow>
    </Panel>
  )
}

/** As a file from the beginning: it may be larger than what a page should read. */
async function download(): Promise<void> {
  const answer = await authorizedFetch(exportData.url)
  if (!answer.ok) throw await failureOf(answer)
  const name = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1]
  saveFile(name ?? 'dryrun-data.json', await answer.blob())
}
