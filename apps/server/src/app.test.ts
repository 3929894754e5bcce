import { request } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { FailureAnswer } from '@dryrun/contract/errors'
import { messages } from '@dryrun/contract/messages'
import { generateSolution, listSolutions } from '@dryrun/contract/processing'
import type { InjectOptions } from 'fastify'
import { describe, expect } from 'vitest'
import { test } from './testing/test-server.ts'

const json = { 'content-type': 'application/json' }
const credentials = (email: string) => ({ email, password: 'Str0ng&Quiet-River' })

const broken: { what: string; sent: InjectOptions; status: number; code: string }[] = [
  {
    what: 'invalid JSON',
    sent: { method: 'POST', url: '/api/auth/login', headers: json, payload: '{"email":' },
    status: 400,
    code: 'validation_failed',
  },
  {
    what: 'no body',
    sent: { method: 'POST', url: '/api/auth/login' },
    status: 400,
    code: 'validation_failed',
  },
  {
    what: 'an empty body said to be JSON',
    sent: { method: 'POST', url: '/api/auth/login', headers: json, payload: '' },
    status: 400,
    code: 'validation_failed',
  },
  {
    what: 'a list for an object',
    sent: { method: 'POST', url: '/api/auth/login', headers: json, payload: '[]' },
    status: 400,
    code: 'validation_failed',
  },
  {
    what: 'a number for a text',
    sent: { method: 'POST', url: '/api/auth/login', payload: { email: 1, password: {} } },
    status: 400,
    code: 'validation_failed',
  },
  {
    what: 'a key that would reach the prototype',
    sent: { method: 'POST', url: '/api/auth/login', headers: json, payload: '{"__proto__":{"isAdmin":true}}' },
    status: 400,
    code: 'validation_failed',
  },
  {
    what: 'a NUL character, which PostgreSQL cannot hold',
    sent: { method: 'POST', url: '/api/auth/login', payload: credentials('a\0@example.com') },
    status: 400,
    code: 'validation_failed',
  },
  {
    what: 'half of a surrogate pair',
    sent: {
      method: 'POST',
      url: '/api/auth/login',
      headers: json,
      payload: '{"email":"\\ud800@example.com","password":"Str0ng&Quiet-River"}',
    },
    status: 400,
    code: 'validation_failed',
  },
  {
    what: 'a body nested without end',
    sent: { method: 'POST', url: '/api/auth/login', headers: json, payload: '['.repeat(9_000) + ']'.repeat(9_000) },
    status: 400,
    code: 'validation_failed',
  },
  {
    what: 'text that is not UTF-8',
    sent: {
      method: 'POST',
      url: '/api/auth/login',
      headers: json,
      payload: Buffer.from('{"email":"\xff@example.com","password":"x"}', 'latin1'),
    },
    status: 400,
    code: 'validation_failed',
  },
  {
    what: 'a form',
    sent: {
      method: 'POST',
      url: '/api/auth/login',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'email=a%40b.c',
    },
    status: 415,
    code: 'unsupported_media_type',
  },
  {
    what: 'plain text',
    sent: { method: 'POST', url: '/api/auth/login', headers: { 'content-type': 'text/plain' }, payload: '{}' },
    status: 415,
    code: 'unsupported_media_type',
  },
  {
    what: 'a huge body',
    sent: { method: 'POST', url: '/api/auth/login', payload: { email: 'a'.repeat(100_000) } },
    status: 413,
    code: 'payload_too_large',
  },
  { what: 'an unknown call', sent: { url: '/api/nothing/here' }, status: 404, code: 'not_found' },
  { what: 'the wrong method', sent: { method: 'DELETE', url: '/api/auth/login' }, status: 404, code: 'not_found' },
  { what: 'a wrong method outside of the API', sent: { method: 'PUT', url: '/' }, status: 404, code: 'not_found' },
  { what: 'a bad escape', sent: { url: '/api/%zz' }, status: 400, code: 'validation_failed' },
  {
    what: 'a path out of the site',
    sent: { url: '/assets/%2e%2e/%2e%2e/package.json' },
    status: 404,
    code: 'not_found',
  },
  { what: 'a NUL in a path', sent: { url: '/assets/%00.js' }, status: 400, code: 'validation_failed' },
]

test.for(broken)('$what is answered $status in the common form', async ({ sent, status, code }, { server }) => {
  const response = await server.app.inject(sent)
  expect(response.statusCode).toBe(status)
  expect(response.headers['content-type']).toBe('application/json; charset=utf-8')
  expect(FailureAnswer.parse(response.json()).error.code).toBe(code)
})

test('an error nobody foresaw is told without its detail', async ({ server }) => {
  await server.services.db.$client.query('drop table "user" cascade')
  const response = await server.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: credentials('a@example.com'),
  })
  expect(response.statusCode).toBe(500)
  expect(response.json()).toEqual({
    success: false,
    message: messages.http.internal,
    error: { code: 'internal', message: messages.http.internal },
  })
})

test('a request that is not HTTP is answered in the common form', async ({ server }) => {
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = server.app.server.address() as AddressInfo
  const answer = await new Promise<string>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write('GARBAGE\r\n\r\n'))
    let text = ''
    socket.on('data', (chunk) => {
      text += chunk
    })
    socket.on('close', () => resolve(text))
  })
  expect(answer).toMatch(/^HTTP\/1\.1 400 /)
  expect(FailureAnswer.parse(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).error.code).toBe('validation_failed')
})

test('a body that says it is huge is refused before it is sent', async ({ server }) => {
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = server.app.server.address() as AddressInfo
  const status = await new Promise((resolve, reject) => {
    const sending = request(
      { port, host: '127.0.0.1', method: 'POST', path: '/api/auth/login', headers: { ...json, 'content-length': 1e9 } },
      (response) => {
        resolve(response.statusCode)
        sending.destroy()
      },
    )
    sending.on('error', reject)
    sending.flushHeaders()
  })
  expect(status).toBe(413)
})

test('a request that never arrives whole is not waited for without end', async ({ server }) => {
  expect(server.app.server.requestTimeout).toBe(300_000)
})

test('every answer forbids inline code, framing and sniffing; account answers are not kept', async ({ server }) => {
  for (const url of ['/api/auth/me', '/health', '/dashboard', '/api/nothing']) {
    const { headers } = await server.app.inject(url)
    expect(headers['content-security-policy']).toContain("script-src 'self'")
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(headers['content-security-policy']).not.toContain('unsafe')
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['referrer-policy']).toBe('no-referrer')
    expect(headers['strict-transport-security']).toBeUndefined()
  }
  expect((await server.app.inject('/api/auth/me')).headers['cache-control']).toBe('no-store')
})

test('no other site may read an answer, whatever it says it is', async ({ server }) => {
  const headers = { origin: 'https://elsewhere.example', 'access-control-request-method': 'POST' }
  for (const method of ['GET', 'OPTIONS'] as const) {
    const answer = await server.app.inject({ method, url: '/api/auth/me', headers })
    expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([])
  }
})

test('a method that no call has is not answered', async ({ server }) => {
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = server.app.server.address() as AddressInfo
  for (const method of ['TRACE', 'PUT']) {
    const status = await new Promise((resolve, reject) => {
      const sending = request({ port, host: '127.0.0.1', method, path: '/api/auth/me' }, (response) => {
        resolve(response.statusCode)
        response.resume()
      })
      sending.on('error', reject).end()
    })
    expect(status).toBe(404)
  }
})

test('a parameter that comes twice is refused', async ({ server }) => {
  const { accessToken } = await server.person()
  const headers = { authorization: `Bearer ${accessToken}` }
  const answer = await server.app.inject({ url: `${listSolutions.url}?search=a&search=b`, headers })
  expect(answer.statusCode).toBe(400)
})

test('a body of very many values is refused before each is looked at', async ({ server }) => {
  const { accessToken } = await server.person()
  const values = [',1'.repeat(200_000), ',[]'.repeat(200_000), `,${'['.repeat(200_000)}${']'.repeat(200_000)}`]
  for (const more of values) {
    const response = await server.app.inject({
      method: 'POST',
      url: generateSolution.url,
      headers: { ...json, authorization: `Bearer ${accessToken}` },
      payload: `{"screenshots":[1${more}]}`,
    })
    expect(response.statusCode).toBe(400)
    expect(FailureAnswer.parse(response.json()).message).toBe('This request holds too many values.')
  }
})

test('marks within a text are not taken for values', async ({ server }) => {
  const response = await server.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: credentials(`"${'\\",[{'.repeat(1_500)}`),
  })
  expect(FailureAnswer.parse(response.json()).error.details).toMatchObject([{ field: 'email' }])
})

test('a call is as private and as limited however its address is written', async ({ server }) => {
  for (const url of ['/%61pi/auth/me', '/api/auth/%6de']) {
    expect((await server.app.inject(url)).headers['cache-control']).toBe('no-store')
  }
  expect((await server.app.inject('/%64ev/mailbox')).headers['cache-control']).toBe('no-store')
})

describe('with the limits of a real server', () => {
  test.override({ settings: { rateLimitScale: 0.01 } })

  test('another spelling of an address is counted with the first', async ({ server }) => {
    const statuses = []
    for (const url of ['/api/auth/me', '/%61pi/auth/me', '/a%70i/auth/me', '/%61pi/auth/me']) {
      statuses.push((await server.app.inject(url)).statusCode)
    }
    expect(statuses).toEqual([401, 401, 401, 429])
  })
})

test('the calls are described, and the description is complete', async ({ server }) => {
  const description = (await server.app.inject('/api/openapi.json')).json()
  expect(Object.keys(description.paths)).toEqual(
    expect.arrayContaining(['/api/auth/signup', '/api/auth/me', '/health', '/ready', '/api/public/config']),
  )
  expect(description.paths['/api/auth/login'].post.responses['401'].content).toBeDefined()
  expect(description.paths['/api/auth/me'].get.security).toEqual([{ accessToken: [] }])
  expect(description.paths['/api/auth/login'].post.security).toBeUndefined()
  expect(Object.keys(description.paths).filter((path) => path.startsWith('/dev') || path.includes('*'))).toEqual([])
  expect((await server.app.inject('/api/docs')).statusCode).toBe(200)
})

describe('under an https address', () => {
  test.override({ settings: { publicUrl: 'https://dryrun.example', local: false } })

  test('browsers are told to come back by https only, and there is no mailbox', async ({ server }) => {
    const { headers } = await server.app.inject('/health')
    expect(headers['strict-transport-security']).toContain('max-age=31536000')
    for (const url of ['/dev/mailbox', '/dev/mailbox.json']) {
      expect((await server.app.inject({ url, headers: { accept: 'text/html' } })).statusCode).toBe(404)
    }
  })
})
