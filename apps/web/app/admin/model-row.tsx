import { type ConfiguredModel, type ModelUse, modelProviders } from '@dryrun/contract/models'
import { Badge } from '@dryrun/ui/badge'
import { Button } from '@dryrun/ui/button'
import { Dialog } from '@dryrun/ui/dialog'
import { useToasts } from '@dryrun/ui/toasts'
import { useState } from 'react'
import { ModelDialog } from './model-dialog.tsx'
import { formOf } from './model-form.ts'
import styles from './model-row.module.css'
import { ModelTrial } from './model-trial.tsx'
import { useRemoveModel, useSaveModel } from './use-models.ts'

type ModelRowProps = {
  model: ConfiguredModel
  /** From 1, in the order of asking. */
  place: number
  /** Of those that can be moved. */
  isFirst: boolean
  isLast: boolean
  move: (by: -1 | 1) => void
}

/** A model: what it is, and what can be done with it. One of the environment can be tested here and no more. */
export function ModelRow({ model, place, isFirst, isLast, move }: ModelRowProps) {
  const { id, model: name, provider, baseUrl, uses, source, hasKey, enabled } = model
  const isOurs = source === 'settings'
  return (
    <li className={styles.row} data-model={id} data-enabled={enabled}>
      <span className={styles.place} aria-hidden="true">
        {place}
      </span>
      <div className={styles.what}>
        <h3>{name}</h3>
        <p>
          {shortLabel(provider)}
          {baseUrl && <samp> {baseUrl}</samp>}
        </p>
        <p className={styles.badges}>
          {uses.map((use) => (
            <Badge key={use}>{useLabels[use]}</Badge>
          ))}
          <Badge>{hasKey ? 'key stored' : 'no key'}</Badge>
          <Badge>{isOurs ? 'set here' : 'set by the environment'}</Badge>
          {priceOf(model) && <Badge>{priceOf(model)}</Badge>}
          {!enabled && <Badge tone="waiting">off</Badge>}
        </p>
      </div>
      {isOurs && (
        <div className={styles.order}>
          <Button data-move aria-label={`Move ${name} up`} disabled={isFirst} onClick={() => move(-1)}>
            ↑
          </Button>
          <Button data-move aria-label={`Move ${name} down`} disabled={isLast} onClick={() => move(1)}>
            ↓
          </Button>
        </div>
      )}
      <div className={styles.actions}>
        <ModelTrial id={id} name={name} />
        {isOurs && (
          <>
            <Switch model={model} />
            <Edit model={model} />
            <Remove id={id} name={name} />
          </>
        )}
      </div>
    </li>
  )
}

const useLabels: Record<ModelUse, string> = { reading: 'reads', writing: 'writes' }

/** '$0.25 in, $2 out', for a million tokens; undefined where nobody said. */
function priceOf({ inputPrice, outputPrice }: ConfiguredModel): string | undefined {
  const told = [inputPrice !== undefined && `$${inputPrice} in`, outputPrice !== undefined && `$${outputPrice} out`]
  return told.filter(Boolean).join(', ') || undefined
}

/** 'OpenAI-compatible', without the examples that help to choose it. */
const shortLabel = (provider: ConfiguredModel['provider']) => modelProviders[provider].label.split(' (')[0]

function Switch({ model }: { model: ConfiguredModel }) {
  const toasts = useToasts()
  const save = useSaveModel(model.id, () => undefined)
  const toggle = () =>
    save.mutate({ ...formOf(model), enabled: !model.enabled }, { onError: ({ message }) => toasts.error(message) })
  return (
    <Button busy={save.isPending} aria-label={`Turn ${model.enabled ? 'off' : 'on'} ${model.model}`} onClick={toggle}>
      {model.enabled ? 'Turn off' : 'Turn on'}
    </Button>
  )
}

function Edit({ model }: { model: ConfiguredModel }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button aria-label={`Edit ${model.model}`} onClick={() => setOpen(true)}>
        Edit
      </Button>
      {open && <ModelDialog model={model} close={() => setOpen(false)} />}
    </>
  )
}

function Remove({ id, name }: { id: string; name: string }) {
  const [asking, setAsking] = useState(false)
  const close = () => setAsking(false)
  const removal = useRemoveModel(id, close)
  return (
    <>
      <Button kind="quiet" aria-label={`Remove ${name}`} onClick={() => setAsking(true)}>
        Remove
      </Button>
      <Dialog
        open={asking}
        onClose={close}
        title={`Remove '${name}'?`}
        actions={
          <>
            <Button onClick={close}>Keep it</Button>
            <Button kind="danger" busy={removal.isPending} onClick={() => removal.mutate()}>
              Remove it
            </Button>
          </>
        }
      >
        It is asked no more, and its key is deleted.
      </Dialog>
    </>
  )
}
