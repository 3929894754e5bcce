import { Body } from '@react-email/body'
import { Button } from '@react-email/button'
import { Container } from '@react-email/container'
import { Head } from '@react-email/head'
import { Html } from '@react-email/html'
import { Link } from '@react-email/link'
import { Preview } from '@react-email/preview'
import { Section } from '@react-email/section'
import { Text } from '@react-email/text'
import { createElement as element, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/** A mail without its address. `text` says all that `html` says. */
export type Letter = { subject: string; text: string; html: string }

type Contents = {
  subject: string
  /** The first one greets. */
  paragraphs: [greeting: string, ...string[]]
  action: { label: string; link: string }
  /** What is to be known of the mail itself, below it. */
  small: string
}

/** A mail in the product's look, and the same in plain text. All words are escaped here. */
export function letter(contents: Contents): Letter {
  const { subject, paragraphs, action, small } = contents
  return {
    subject,
    text: `${[...paragraphs, `${action.label}:\n${action.link}`, small].join('\n\n')}\n`,
    html: `<!doctype html>\n${renderToStaticMarkup(page(contents))}\n`,
  }
}

const sans = "Inter,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const mono = "'JetBrains Mono',ui-monospace,Menlo,Consolas,monospace"
const ink = '#15191a'
const softInk = '#565e5c'
const paper = '#fbfaf6'

const styles = {
  body: { margin: 0, padding: '40px 16px', backgroundColor: paper, color: ink, fontFamily: sans },
  column: { maxWidth: 520, textAlign: 'left' },
  name: { margin: '0 0 20px', fontFamily: mono, fontSize: 17, fontWeight: 700, letterSpacing: '-.03em' },
  tick: {
    ...{ display: 'inline-block', width: 22, height: 22, marginRight: 8, borderRadius: 6, textAlign: 'center' },
    ...{ backgroundColor: '#0b7a52', color: '#ffffff', fontSize: 14, lineHeight: '22px' },
  },
  sheet: { padding: 32, border: '1px solid #dedcd2', borderRadius: 10, backgroundColor: '#ffffff' },
  paragraph: { margin: '0 0 16px', fontSize: 15, lineHeight: '1.55' },
  button: {
    ...{ margin: '8px 0 24px', padding: '12px 20px', borderRadius: 10, backgroundColor: ink },
    ...{ color: paper, fontSize: 15, fontWeight: 600 },
  },
  small: { margin: '0 0 6px', color: softInk, fontSize: 13, lineHeight: '1.55' },
  address: { margin: 0, fontFamily: mono, fontSize: 13, lineHeight: '1.55', wordBreak: 'break-all' },
  below: { margin: '16px 0 0', color: softInk, fontSize: 13, lineHeight: '1.55' },
} as const

/**
 * Tables and styles on each element, since that is what mail programs understand; no picture, since they hold those back.
 * Written without JSX, which Node cannot run without a build.
 */
function page({ subject, paragraphs, action, small }: Contents): ReactNode {
  const [, ...said] = paragraphs
  return element(
    Html,
    null,
    element(
      Head,
      null,
      element('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      element('meta', { name: 'color-scheme', content: 'light' }),
      element('title', null, subject),
    ),
    element(
      Body,
      { style: styles.body },
      // What a list of mails shows beside the subject.
      element(Preview, null, said.join(' ')),
      element(
        Container,
        { style: styles.column },
        element(Text, { style: styles.name }, element('span', { style: styles.tick }, '✓'), 'dryrun'),
        element(
          Section,
          { style: styles.sheet },
          ...paragraphs.map((paragraph) => element(Text, { style: styles.paragraph }, paragraph)),
          element(Button, { href: action.link, style: styles.button }, action.label),
          element(Text, { style: styles.small }, 'If the button does nothing, open this address:'),
          element(
            Text,
            { style: styles.address },
            element(Link, { href: action.link, style: { color: ink } }, action.link),
          ),
        ),
        element(Text, { style: styles.below }, small),
      ),
    ),
  )
}
