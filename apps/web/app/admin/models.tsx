import { messages } from '@dryrun/contract/messages'
import type { ConfiguredModel } from '@dryrun/contract/models'
import { Button } from '@dryrun/ui/button'
import { EmptyState } from '@dryrun/ui/empty-state'
import { Panel } from '@dryrun/ui/panel'
import { QueryState } from '@dryrun/ui/query-state'
import { VisuallyHidden } from '@dryrun/ui/visually-hidden'
import { useEffect, useRef, useState } from 'react'
import { ModelDialog } from './model-dialog.tsx'
import { ModelRow } from './model-row.tsx'
import styles from './models.module.css'
import { useModels, useOrderModels } from './use-models.ts'

/** The models in the order in which they are asked. */
export function Models() {
  const models = useModels()
  const [adding, setAdding] = useState(false)
  const add = <Button onClick={() => setAdding(true)}>Add a model</Button>
  return (
    <Panel title="Models" actions={models.data && add}>
      <p className={styles.intro}>
        The built-in reader and collection are asked first. Where they are not certain, these are asked from the top
        down; each one that fails is followed by the next.
      </p>
      <QueryState
        of={models}
        failed={messages.admin.modelsLoadFailed}
        empty={{ when: (data) => data.models.length === 0, show: <EmptyState>{messages.admin.noModels}</EmptyState> }}
      >
        {(data) => <ModelList models={data.models} />}
      </QueryState>
      {adding && <ModelDialog close={() => setAdding(false)} />}
    </Panel>
  )
}

type Move = { id: string; by: -1 | 1 }

function ModelList({ models }: { models: ConfiguredModel[] }) {
  const ordering = useOrderModels()
  const list = useRef<HTMLOListElement>(null)
  const [moved, setMoved] = useState<string>()
  const movable = models.filter(({ source }) => source === 'settings')

  // A button that moves along with its row loses the keyboard's place, and at the end of the list it is off.
  const order = models.map(({ id }) => id).join()
  const shownOrder = useRef(order)
  const toFocus = useRef<Move>(undefined)
  useEffect(() => {
    if (shownOrder.current === order) return
    shownOrder.current = order
    if (toFocus.current) moveButton(list.current, toFocus.current)?.focus()
    toFocus.current = undefined
  }, [order])

  function move({ id, by }: Move) {
    const ids = movable.map((model) => model.id)
    const place = ids.indexOf(id)
    const other = ids[place + by]
    if (other === undefined) return
    ids[place + by] = id
    ids[place] = other
    ordering.mutate(ids)
    setMoved(id)
    toFocus.current = { id, by }
  }

  return (
    <>
      <ol ref={list} className={styles.list}>
        {models.map((model, place) => (
          <ModelRow
            key={model.id}
            model={model}
            place={place + 1}
            isFirst={movable[0]?.id === model.id}
            isLast={movable.at(-1)?.id === model.id}
            move={(by) => move({ id: model.id, by })}
          />
        ))}
      </ol>
      <VisuallyHidden>
        <span role="status">{moved && whereItIs(models, moved)}</span>
      </VisuallyHidden>
    </>
  )
}

/** The button that goes on in the same direction; at the end of the list, the one back. */
function moveButton(list: HTMLOListElement | null, { id, by }: Move): HTMLButtonElement | undefined {
  const row = [...(list?.children ?? [])].find((item) => item instanceof HTMLElement && item.dataset.model === id)
  const [up, down] = row?.querySelectorAll<HTMLButtonElement>('[data-move]') ?? []
  return (by === -1 ? [up, down] : [down, up]).find((button) => button && !button.disabled)
}

/** 'gpt-5-mini is now 2 of 3.' */
function whereItIs(models: ConfiguredModel[], id: string): string {
  const place = models.findIndex((model) => model.id === id)
  return place === -1 ? '' : `${models[place]?.model} is now ${place + 1} of ${models.length}.`
}
