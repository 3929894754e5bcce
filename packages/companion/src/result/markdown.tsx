import styles from './markdown.module.css'
import { type Block, type Inline, markdownBlocks } from './markdown-blocks.ts'

/** Text that came from a screenshot or a model. See `markdownBlocks` for what of it is more than text. */
export function Markdown({ children }: { children: string }) {
  return <div className={styles.markdown}>{keyed(markdownBlocks(children)).map(renderBlock)}</div>
}

function renderBlock({ key, value: block }: Keyed<Block>) {
  switch (block.kind) {
    case 'heading':
      return <h3 key={key}>{renderInlines(block.inlines)}</h3>
    case 'paragraph':
      return <p key={key}>{renderInlines(block.inlines)}</p>
    case 'code':
      return <pre key={key}>{block.text}</pre>
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul'
      const items = keyed(block.items).map((item) => <li key={item.key}>{renderInlines(item.value)}</li>)
      return <List key={key}>{items}</List>
    }
  }
}

function renderInlines(inlines: Inline[]) {
  return keyed(inlines).map(({ key, value: { kind, text } }) => {
    if (kind === 'code') return <code key={key}>{text}</code>
    if (kind === 'strong') return <strong key={key}>{text}</strong>
    return text
  })
}

type Keyed<T> = { key: number; value: T }

/** A piece of a text has no identity but its place. */
export const keyed = <T,>(values: T[]): Keyed<T>[] => values.map((value, key) => ({ key, value }))
