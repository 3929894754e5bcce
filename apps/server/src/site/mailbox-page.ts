import type { outboxMail } from '../database/schema/mail.ts'
import { escapeHtml } from '../http/escape-html.ts'

/** The development mailbox. Without its script a long mail scrolls in its frame. */
export function mailboxPage(mails: (typeof outboxMail.$inferSelect)[]): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Mailbox - Dryrun</title>
<link rel="stylesheet" href="/dev/mailbox.css">
<script src="/dev/mailbox.js" defer></script>
</head>
<body>
<header>
<h1>Mailbox</h1>
<p>Mails this server would have sent, newest first. They stay on this machine. <a href="/dev/mailbox">Reload</a> <a href="/">Portal</a></p>
</header>
<main>
${mails.length === 0 ? '<p class="empty">No mail yet. Sign up in the portal, and the link to verify the address comes here.</p>' : mails.map(mailSection).join('\n')}
</main>
</body>
</html>
`
}

function mailSection(mail: typeof outboxMail.$inferSelect, position: number): string {
  const time = mail.createdAt.toISOString()
  return `<details${position === 0 ? ' open' : ''}>
<summary><span class="subject">${escapeHtml(mail.subject)}</span><span class="to">${escapeHtml(mail.recipient)}</span><time datetime="${time}">${time.slice(0, 16).replace('T', ' ')} UTC</time></summary>
<iframe src="/dev/mailbox/${mail.id}" title="${escapeHtml(mail.subject)}" loading="lazy"></iframe>
<details class="text"><summary>Plain text</summary><pre>${escapeHtml(mail.text)}</pre></details>
</details>`
}

/** Gives each frame the height of its mail, whatever the width. */
export const mailboxScript = `for (const frame of document.querySelectorAll('iframe')) {
  const fit = () => {
    const mail = frame.contentDocument?.body
    if (mail) frame.style.height = mail.scrollHeight + 'px'
  }
  frame.addEventListener('load', fit)
  frame.parentElement.addEventListener('toggle', fit)
  window.addEventListener('resize', fit)
  fit()
}
`

export const mailboxStyles = `:root {
  color-scheme: light dark;
  --paper: light-dark(#fbfaf6, #101312);
  --sheet: light-dark(#ffffff, #171b1a);
  --ink: light-dark(#15191a, #eef1ee);
  --ink-soft: light-dark(#565e5c, #a3ada8);
  --line: light-dark(#dedcd2, #2a302e);
}
* { box-sizing: border-box }
body { margin: 0; background: var(--paper); color: var(--ink); font: 15px/1.55 system-ui, sans-serif }
header, main { max-width: 760px; margin: 0 auto; padding: 0 24px }
header { padding-top: 48px }
h1 { font-size: 28px; letter-spacing: -.02em; margin: 0 }
p { margin: 8px 0 24px; color: var(--ink-soft) }
a { color: var(--ink) }
details { background: var(--sheet); border: 1px solid var(--line); border-radius: 10px; margin: 0 0 12px; overflow: hidden }
summary { display: grid; grid-template-columns: 1fr auto; gap: 2px 16px; padding: 14px 16px; cursor: pointer; list-style: none }
summary:focus-visible, a:focus-visible { outline: 2px solid light-dark(#0b57d0, #8ab4ff); outline-offset: 2px }
.text { margin: 0; border: 0; border-top: 1px solid var(--line); border-radius: 0 }
.text summary { color: var(--ink-soft); font-size: 13px }
pre { margin: 0; padding: 0 16px 16px; font: 13px/1.55 ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere }
.subject { font-weight: 600; grid-column: 1 / -1 }
.to, time { color: var(--ink-soft); font: 13px/1.5 ui-monospace, monospace; overflow-wrap: anywhere }
iframe { display: block; box-sizing: content-box; width: 100%; height: 520px; border: 0; border-top: 1px solid var(--line); background: #fbfaf6; color-scheme: light }
`
