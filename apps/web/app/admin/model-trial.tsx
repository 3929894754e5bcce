import { testModel } from '@dryrun/contract/models'
import { Button } from '@dryrun/ui/button'
import { Sign } from '@dryrun/ui/sign'
import { useMutation } from '@tanstack/react-query'
import { call } from '../api/browser-client.ts'
import styles from './model-trial.module.css'

/** Asks a model one small question, and says in place what came of it. */
export function ModelTrial({ id, name }: { id: string; name: string }) {
  const trial = useMutation({ mutationFn: () => call(testModel, { params: { id } }) })
  const { data } = trial
  const failure = trial.error?.message ?? (data && !data.ok ? data.message : undefined)
  return (
    <>
      <p className={styles.outcome} role="status" data-failed={failure !== undefined}>
        {trial.isPending && 'Asking it one small question.'}
        {!trial.isPending && failure !== undefined && (
          <>
            <Sign tone="failed" /> {failure}
          </>
        )}
        {!trial.isPending && data?.ok && <samp>{`ok, ${data.milliseconds} ms`}</samp>}
      </p>
      <Button busy={trial.isPending} aria-label={`Test ${name}`} onClick={() => trial.mutate()}>
        Test
      </Button>
    </>
  )
}
