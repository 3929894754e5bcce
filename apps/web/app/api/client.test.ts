import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { login, me, signup } from '@dryrun/contract/accounts'
import { tokenLifetimes } from '@dryrun/contract/limits'
import { changePassword } from '@dryrun/contract/password-calls'
import { getSolution, listSolutions } from '@dryrun/contract/processing'
import { answerTwoFactor, twoFactorStatus } from '@dryrun/contract/two-factor'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { type Client, createClient } from './client.ts'
import { type TokenStore, tokenStore } from './tokens.ts'

const account = {
  user: {
    id: '7c1e2f9a-52ac-4f61-9d21-1f2b8a4c9d10',
    firstName: 'Ada',
    lastName: 'Lovelace',
    email: 'ada@example.com',
    emailVerified: true,
    isAdmin: false,
    twoFactorEnabled: false,
    createdAt: '2025-01-01T00:00:00Z',
  },
  subscription: null,
}

type Answer = (request: { method: string; path: string; token?: string; body: unknown }) => {
  status?: number
  data?: unknown
  code?: string
  after?: Promise<unknown>
}

const open: (() => void)[] = []
afterEach(() => {
  for (const close of open.splice(0)) close()
})

/** A server on a free port that answers as `answer` says, in the product's envelopes. */
async function serve(answer: Answer): Promise<string> {
  const server = createServer(async (request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const text = Buffer.concat(chunks).toString()
    const {
      status = 200,
      data,
      code,
      after,
    } = answer({
      method: request.method ?? '',
      path: request.url ?? '',
      token: request.headers.authorization?.replace('Bearer ', ''),
      body: text ? JSON.parse(text) : undefined,
    })
    await after
    const failure = { success: false, message: 'No.', error: { code, message: 'No.' } }
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(JSON.stringify(code ? failure : { success: true, data }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  open.push(() => server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** Tokens that rotate as the real server's do: a refresh token works once, its predecessor is answered 409. */
function sessionServer(overrides: { refresh?: Answer } = {}) {
  const counts = { refreshes: 0, refused: 0 }
  let current = 1
  const answer: Answer = (request) => {
    if (request.path === '/api/auth/refresh') {
      if (overrides.refresh) return overrides.refresh(request)
      const { refreshToken } = request.body as { refreshToken: string }
      if (refreshToken === `refresh-${current - 1}`) return { status: 409, code: 'already_rotated' }
      if (refreshToken !== `refresh-${current}`) return { status: 401, code: 'invalid_token' }
      counts.refreshes += 1
      current += 1
      return { data: { accessToken: `access-${current}`, refreshToken: `refresh-${current}` } }
    }
    if (request.token !== `access-${current}` || current === 1) {
      counts.refused += 1
      return { status: 401, code: 'unauthenticated' }
    }
    return { data: account }
  }
  return { answer, counts }
}

function browser(pair = { accessToken: 'access-1', refreshToken: 'refresh-1' }) {
  const kept = new Map<string, string>()
  const tokens = tokenStore(() => ({
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => kept.set(key, value),
    removeItem: (key) => kept.delete(key),
  }))
  tokens.write(pair)
  return { kept, tokens }
}

function tab(origin: string, tokens: TokenStore, locks?: Pick<LockManager, 'request'>): Client & { ended: number } {
  const state = { ended: 0 }
  const client = createClient({ origin, tokens, locks, sessionEnded: () => (state.ended += 1) })
  return Object.defineProperty(Object.assign(client, { ended: 0 }), 'ended', { get: () => state.ended })
}

test('ten calls that meet an expired token cause one refresh, and all of them succeed', async () => {
  const { answer, counts } = sessionServer()
  const { tokens } = browser()
  const client = tab(await serve(answer), tokens)

  const answers = await Promise.all(Array.from({ length: 10 }, () => client.call(me, {})))

  expect(answers).toEqual(Array(10).fill(account))
  expect(counts.refreshes).toBe(1)
  expect(tokens.read()).toEqual({ accessToken: 'access-2', refreshToken: 'refresh-2' })
})

test('two tabs with the browser’s locks refresh once between them', async () => {
  const { answer, counts } = sessionServer()
  const origin = await serve(answer)
  const { tokens } = browser()
  const locks = navigator.locks
  const [first, second] = [tab(origin, tokens, locks), tab(origin, tokens, locks)]

  await Promise.all([first.call(me, {}), second.call(me, {}), first.call(me, {}), second.call(me, {})])

  expect(counts.refreshes).toBe(1)
  expect(first.ended + second.ended).toBe(0)
})

test('without locks, the tab that loses the race takes the pair of the one that won', async () => {
  const { answer } = sessionServer()
  const origin = await serve(answer)
  const { tokens } = browser()
  const [first, second] = [tab(origin, tokens), tab(origin, tokens)]

  expect(await Promise.all([first.call(me, {}), second.call(me, {})])).toEqual([account, account])
  expect(first.ended + second.ended).toBe(0)
  expect(tokens.read()).toEqual({ accessToken: 'access-2', refreshToken: 'refresh-2' })
})

test('a losing tab waits for a winner that is slow to store its pair', async () => {
  const { answer } = sessionServer({ refresh: () => ({ status: 409, code: 'already_rotated' }) })
  const { tokens } = browser()
  let served = 0
  const client = tab(
    await serve((request) => {
      served += 1
      return request.token === 'access-9' ? { data: account } : answer(request)
    }),
    tokens,
  )
  setTimeout(() => tokens.write({ accessToken: 'access-9', refreshToken: 'refresh-9' }), 200)

  expect(await client.call(me, {})).toEqual(account)
  expect(served).toBe(3)
  expect(client.ended).toBe(0)
})

test('a pair that no tab ever stores is waited for as long as the server would say so, and signs nobody out', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const timers = vi.spyOn(globalThis, 'setTimeout')
  onTestFinished(() => timers.mockRestore())
  const { answer } = sessionServer({ refresh: () => ({ status: 409, code: 'already_rotated' }) })
  const { tokens } = browser()
  const client = tab(await serve(answer), tokens)
  let failure: unknown
  const calling = client.call(me, {}).catch((error: unknown) => {
    failure = error
  })
  // Node's fetch sets timers of its own, of half a second and more, before the wait for the other tab begins.
  await vi.waitUntil(() => timers.mock.calls.some(([, milliseconds]) => milliseconds === 50))
  await vi.advanceTimersByTimeAsync(tokenLifetimes.refreshGrace - 100)
  expect(failure).toBeUndefined()
  await vi.advanceTimersByTimeAsync(200)
  await calling
  expect(failure).toMatchObject({ status: 409, code: 'already_rotated' })
  expect(client.ended).toBe(0)
  expect(tokens.read()).toEqual({ accessToken: 'access-1', refreshToken: 'refresh-1' })
})

test('a server that does not answer a refresh for 20 seconds keeps no other tab waiting for its turn', async () => {
  const { answer } = sessionServer()
  const hung: Answer = (request) =>
    request.path === '/api/auth/refresh' ? { after: new Promise(() => undefined) } : answer(request)
  const { tokens } = browser()
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    expect(milliseconds).toBe(20_000)
    return AbortSignal.abort()
  })
  onTestFinished(() => timeout.mockRestore())
  const client = tab(await serve(hung), tokens, navigator.locks)
  await expect(client.call(me, {})).rejects.toMatchObject({ code: 'network' })
  expect(client.ended).toBe(0)
  timeout.mockRestore()
  expect((await navigator.locks.query()).held).toEqual([])
})

test('a tab that is refused after another tab has stored a new pair signs nobody out', async () => {
  const { tokens } = browser()
  const client = tab(
    await serve((request) => {
      if (request.token === 'access-9') return { data: account }
      if (request.path === '/api/auth/refresh') tokens.write({ accessToken: 'access-9', refreshToken: 'refresh-9' })
      return { status: 401, code: 'invalid_token' }
    }),
    tokens,
  )
  expect(await client.call(me, {})).toEqual(account)
  expect(client.ended).toBe(0)
})

test('a refused refresh clears both tokens and ends the session once', async () => {
  const { answer } = sessionServer({ refresh: () => ({ status: 401, code: 'invalid_token' }) })
  const { kept, tokens } = browser()
  const client = tab(await serve(answer), tokens)

  await expect(client.call(me, {})).rejects.toMatchObject({ status: 401, code: 'unauthenticated' })
  expect(kept.size).toBe(0)
  expect(client.ended).toBe(1)
})

test('no refresh token: the session ends without asking', async () => {
  const { answer, counts } = sessionServer()
  const { kept, tokens } = browser()
  kept.delete('refreshToken')
  const client = tab(await serve(answer), tokens)

  await expect(client.call(me, {})).rejects.toMatchObject({ status: 401 })
  expect(counts.refreshes).toBe(0)
  expect(kept.size).toBe(0)
})

test('a refresh that answers without an access token ends the session', async () => {
  const { answer } = sessionServer({ refresh: () => ({ data: { refreshToken: 'refresh-2' } }) })
  const { kept, tokens } = browser()
  const client = tab(await serve(answer), tokens)

  await expect(client.call(me, {})).rejects.toMatchObject({ status: 401 })
  expect(kept.size).toBe(0)
})

test.each([
  ['a server in trouble', { status: 503, code: 'unavailable' }],
  ['a rate limit', { status: 429, code: 'rate_limited' }],
])('%s at the refresh is no sign-out', async (_, refusal) => {
  const { answer } = sessionServer({ refresh: () => refusal })
  const { tokens } = browser()
  const client = tab(await serve(answer), tokens)

  await expect(client.call(me, {})).rejects.toMatchObject({ status: refusal.status, code: refusal.code })
  expect(tokens.read()).toEqual({ accessToken: 'access-1', refreshToken: 'refresh-1' })
  expect(client.ended).toBe(0)
})

test('no network is told as such, and the session is kept', async () => {
  const { tokens } = browser()
  const client = tab('http://127.0.0.1:9', tokens)

  await expect(client.call(me, {})).rejects.toMatchObject({ code: 'network', status: 0 })
  expect(tokens.read().accessToken).toBe('access-1')
})

test('a second 401 after the retry is given to the caller, not refreshed again', async () => {
  let refreshes = 0
  const { tokens } = browser()
  const client = tab(
    await serve(({ path }) => {
      if (path !== '/api/auth/refresh') return { status: 401, code: 'unauthenticated' }
      refreshes += 1
      return { data: { accessToken: 'access-2', refreshToken: 'refresh-2' } }
    }),
    tokens,
  )
  await expect(client.call(me, {})).rejects.toMatchObject({ status: 401 })
  expect(refreshes).toBe(1)
})

test('a wrong password is an answer: nothing is refreshed and the old session is left alone', async () => {
  const seen: (string | undefined)[] = []
  const { tokens } = browser()
  const client = tab(
    await serve(({ path, token }) => {
      seen.push(path, token)
      return { status: 401, code: 'invalid_credentials' }
    }),
    tokens,
  )
  await expect(client.call(login, { body: { email: 'a@b.c', password: 'x' } })).rejects.toMatchObject({
    code: 'invalid_credentials',
    message: 'No.',
  })
  expect(seen).toEqual(['/api/auth/login', undefined])
  expect(tokens.read().accessToken).toBe('access-1')
})

test('the code of a login goes without a token and its refusal is an answer, though a call of the session has its address', async () => {
  const seen: (string | undefined)[] = []
  const { tokens } = browser()
  const client = tab(
    await serve(({ method, token }) => {
      seen.push(method, token)
      if (method === 'POST') return { status: 401, code: 'invalid_code' }
      return { data: { enabled: true, recoveryCodesLeft: 9 } }
    }),
    tokens,
  )
  const body = { challengeToken: 'challenge', code: '123456' }
  await expect(client.call(answerTwoFactor, { body })).rejects.toMatchObject({ code: 'invalid_code' })
  await expect(client.call(twoFactorStatus, {})).resolves.toMatchObject({ recoveryCodesLeft: 9 })
  expect(seen).toEqual(['POST', undefined, 'GET', 'access-1'])
})

test('a wrong password asked for once more ends nothing and refreshes nothing', async () => {
  const paths: string[] = []
  const { tokens } = browser()
  const client = tab(
    await serve(({ path }) => {
      paths.push(path)
      return { status: 401, code: 'invalid_password' }
    }),
    tokens,
  )
  const body = { currentPassword: 'wrong', newPassword: 'N3w&Louder-Ocean' }
  await expect(client.call(changePassword, { body })).rejects.toMatchObject({ status: 401, message: 'No.' })
  expect(paths).toEqual(['/api/auth/change-password'])
  expect(tokens.read().accessToken).toBe('access-1')
})

test('signing out during a refresh is not undone by its answer', async () => {
  const { kept, tokens } = browser()
  const client = tab(
    await serve(({ path }) => {
      if (path !== '/api/auth/refresh') return { status: 401, code: 'unauthenticated' }
      tokens.clear()
      return { data: { accessToken: 'access-2', refreshToken: 'refresh-2' } }
    }),
    tokens,
  )
  await expect(client.call(me, {})).rejects.toMatchObject({ status: 401 })
  expect(kept.size).toBe(0)
})

test('a call fills in its path and its query and sends its body as JSON', async () => {
  const seen: unknown[] = []
  const { tokens } = browser()
  const client = tab(
    await serve(({ method, path, body }) => {
      seen.push({ method, path, body })
      return { status: 404, code: 'not_found' }
    }),
    tokens,
  )
  await client.call(getSolution, { params: { id: 'a/b' } }).catch(() => undefined)
  const query = { search: 'two & sum', language: undefined, limit: 5 }
  await client.call(listSolutions, { query }).catch(() => undefined)
  const body = { firstName: 'Ada', lastName: 'L', email: 'a@b.c', password: 'Abcdef1!' }
  await client.call(signup, { body }).catch(() => undefined)

  expect(seen).toEqual([
    { method: 'GET', path: '/api/processing/solutions/a%2Fb', body: undefined },
    { method: 'GET', path: '/api/processing/solutions?search=two+%26+sum&limit=5', body: undefined },
    { method: 'POST', path: '/api/auth/signup', body },
  ])
})

test('an answer that is not in the contract’s form is a failure of ours, not data', async () => {
  const { tokens } = browser()
  const client = tab(await serve(() => ({ data: { user: 'someone' } })), tokens)
  await expect(client.call(me, {})).rejects.toMatchObject({ code: 'internal' })
})
