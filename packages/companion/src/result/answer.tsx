import { languages } from '@dryrun/contract/languages'
import { messages } from '@dryrun/contract/messages'
import type { Result } from '@dryrun/contract/processing'
import { Button } from '@dryrun/ui/button'
import { Code } from '@dryrun/ui/code'
import { Panel } from '@dryrun/ui/panel'
import { useToasts } from '@dryrun/ui/toasts'
import type { TextPlatform } from '../platform.ts'
import styles from './answer.module.css'
import { keyed, Markdown } from './markdown.tsx'

type AnswerProps = { result: Result; solution: string; platform: TextPlatform }

/** The code and how its author came to it. */
export function Answer({ result, solution, platform }: AnswerProps) {
  const toasts = useToasts()
  const { language, thoughts, explanation } = result

  const copy = () =>
    platform.copyText(solution).then(
      () => toasts.success(messages.processing.codeCopied),
      () => toasts.error(messages.processing.copyFailed),
    )
  const download = () => {
    platform.downloadFile(`solution.${languages[language].extension}`, solution)
    toasts.success(messages.processing.downloaded)
  }

  return (
    <Panel
      title="Solution"
      actions={
        <>
          <samp className={styles.author} title="Who wrote it">
            {authorOf(result)}
          </samp>
          <Button onClick={copy}>Copy</Button>
          <Button onClick={download}>Download</Button>
        </>
      }
    >
      <Code source={solution.trimEnd()} language={language} />
      <Thoughts>{thoughts}</Thoughts>
      {explanation && (
        <section className={styles.section}>
          <h3>Explanation</h3>
          <Markdown>{explanation}</Markdown>
        </section>
      )}
      <samp className={styles.signature}>{authorOf(result)}</samp>
    </Panel>
  )
}

/** An answer in words, to a question that asks for no program; nothing of it could be run. */
export function AnswerInWords({ result }: { result: Result }) {
  return (
    <Panel
      title="Answer"
      actions={
        <samp className={styles.author} title="Who wrote it">
          {authorOf(result)}
        </samp>
      }
    >
      <div className={styles.words}>
        <Markdown>{result.explanation}</Markdown>
      </div>
      <Thoughts>{result.thoughts}</Thoughts>
      <samp className={styles.signature}>{authorOf(result)}</samp>
    </Panel>
  )
}

function Thoughts({ children: thoughts }: { children: string[] }) {
  if (thoughts.length === 0) return null
  return (
    <section className={styles.section}>
      <h3>How to think about it</h3>
      <ol>
        {keyed(thoughts).map(({ key, value }) => (
          <li key={key}>
            <Markdown>{value}</Markdown>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** 'problem bank · 1 round': each round was run. */
function authorOf({ aiProvider, verification }: Result): string {
  const rounds = verification?.rounds ?? 0
  return rounds === 0 ? aiProvider : `${aiProvider} · ${rounds} ${rounds === 1 ? 'round' : 'rounds'}`
}
