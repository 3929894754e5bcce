import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { me, Session, signup, verifyEmail } from '@dryrun/contract/accounts'
import type { MailboxEntry } from '@dryrun/contract/site'

const STARTS_WITHIN_MS = 60_000

export type StartedServer = { url: string; child: ChildProcess; stop(): Promise<void> }

/** Starts a server on a free port, in a process of its own that is joined to this one by messages. */
export async function startServer(file: string, settings: Record<string, string>): Promise<StartedServer> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, [file], {
    env: {
      ...process.env,
      ...settings,
      PORT: String(port),
      PUBLIC_URL: url,
      LOG_LEVEL: 'error',
      NODE_ENV: 'production',
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
  const patience = AbortSignal.timeout(STARTS_WITHIN_MS)
  while (!(await fetch(url + me.url).catch(() => null))) {
    if (child.exitCode !== null) throw new Error(`${file} did not start.`)
    if (patience.aborted) {
      await stop()
      throw new Error(`${file} does not answer.`)
    }
    await pause(100)
  }
  return { url, child, stop }
}

/** An access token of a person who has just signed up. */
export async function signIn(url: string, email: string): Promise<string> {
  await post(url + signup.url, { firstName: 'Ada', lastName: 'Lovelace', email, password: 'Str0ng&Quiet-River' })
  const mails: MailboxEntry[] = await (await fetch(`${url}/dev/mailbox.json`)).json()
  const link = /https?:\S+\/verify-email\?\S+/.exec(mails[0]?.text ?? '')?.[0]
  if (!link) throw new Error('No mail with a link came.')
  const answer = await post(url + verifyEmail.url, { token: new URL(link).searchParams.get('token') })
  return Session.parse((await answer.json()).data).accessToken
}

export async function post(url: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`)
  return answer
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      )
    })
  })
}
