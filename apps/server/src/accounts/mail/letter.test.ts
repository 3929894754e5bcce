import { expect, test } from 'vitest'
import { letter } from './letter.ts'

const given = {
  subject: 'Tea & <i>cake</i>',
  paragraphs: ['Hello <b>Ada</b> & "co",', "It's 'ready'."] as [string, string],
  action: { label: 'Come > in', link: 'https://dryrun.example/open?token=a&b="><script>' },
  small: 'Once & only <once>.',
}

test('plain text and HTML say the same, and neither says more', () => {
  const { subject, text, html } = letter(given)
  expect(subject).toBe(given.subject)
  const spoken = html.slice(html.indexOf('dryrun</p>')).replace(/<!--.*?-->/g, '')
  const words = characters(spoken.replace(/<[^>]*>/g, ' '))
  const said = [...given.paragraphs, given.action.label, given.action.link, given.small]
  for (const part of said) expect(text).toContain(part)
  const rest = said.reduce((left, part) => left.replace(part, ''), words)
  expect(rest.replace(/\s+/g, ' ').trim()).toBe('dryrun If the button does nothing, open this address:')
})

test('no word of a mail becomes markup', () => {
  const { html } = letter(given)
  expect(html).not.toMatch(/<(script|b>|i>)/)
  expect(html.match(/href="[^"]*"/g)).toEqual(
    Array(2).fill('href="https://dryrun.example/open?token=a&amp;b=&quot;&gt;&lt;script&gt;"'),
  )
  expect(html).toContain('<title>Tea &amp; &lt;i&gt;cake&lt;/i&gt;</title>')
})

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

function characters(html: string): string {
  return html.replace(/&([^;]+);/g, (entity, name: string) => entities[name] ?? entity)
}
