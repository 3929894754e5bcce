import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { ConfigError, Environment, hasMailbox, readConfig } from './config.ts'

test('with nothing set, the server is for this machine alone', () => {
  expect(readConfig({})).toMatchObject({
    port: 4000,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:4000',
    databaseUrl: undefined,
    role: 'all',
    appVersion: '1.4.0',
    environment: 'production',
    local: true,
  })
})

test('another port is another public address', () => {
  expect(readConfig({ PORT: '5001' }).publicUrl).toBe('http://localhost:5001')
})

test('an empty line means the same as no line', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '', LOG_LEVEL: '' })).toEqual(readConfig({}))
})

test.for([
  { PORT: 'many' },
  { PORT: '70000' },
  { ROLE: 'boss' },
  { PUBLIC_URL: 'example.com' },
  { PUBLIC_URL: 'ftp://example.com' },
  { DATABASE_URL: 'mysql://localhost/db' },
  { TRUST_PROXY: '3' },
  { TRUST_PROXY: 'true' },
  { TRUST_PROXY: '10.0.0.0/8, everyone' },
  { RATE_LIMIT_SCALE: '0' },
  { LOG_LEVEL: 'loud' },
  { WRITING_MODELS: 'gpt-5' },
  { WRITING_MODELS: 'nobody/gpt-5' },
  { READING_MODELS: 'openai/' },
  { OPENAI_COMPATIBLE_URL: 'localhost:11434' },
  { MODEL_PRICES: 'openai/gpt-5-mini=0.25/2' },
  { MODEL_TIMEOUT_SECONDS: '4' },
  { MODEL_TIMEOUT_SECONDS: '111' },
  { MODEL_ALLOWED_HOSTS: 'http://models.internal' },
  { MODEL_ALLOWED_HOSTS: 'models.internal/v1' },
  { PISTON_URL: 'localhost:2000' },
  { PISTON_URL: 'http://piston:2000' },
  { PISTON_URL: 'https://me:secret@piston.example' },
  { PISTON_TOKEN: 'without a server' },
  { PISTON_ALLOWED_HOSTS: 'http://piston:2000' },
  { SMTP_URL: 'mail.example:587' },
  { SMTP_URL: 'https://mail.example' },
  { SMTP_URL: 'smtp://' },
  { SMTP_URL: 'smtps://user@mail.example' },
  { SMTP_URL: 'smtps://us%er:password@mail.example' },
  { SMTP_URL: 'smtp://mail.example/inbox' },
  { SMTP_URL: 'smtp://mail.example?tls.rejectUnauthorized=false' },
  { MAIL_FROM: 'Dryrun' },
  { MAIL_FROM: 'one@dryrun.example, two@dryrun.example' },
  { MAIL_FROM: 'Dryrun <mail@dryrun.example> <two@dryrun.example>' },
  { SUPPORT_EMAIL: 'support' },
  { RECAPTCHA_SITE_KEY: 'without its secret' },
  { RECAPTCHA_MIN_SCORE: '2' },
  { RECAPTCHA_URL: 'www.google.com/recaptcha' },
  { SECRET_KEY: 'not base64!' },
  { SECRET_KEY: 'c2hvcnQ=' },
])('%o is refused by name', (environment) => {
  const [name = ''] = Object.keys(environment)
  expect(() => readConfig(environment)).toThrow(ConfigError)
  expect(() => readConfig(environment)).toThrow(name)
})

test.for([
  { HOST: '0.0.0.0' },
  { HOST: '::' },
  { HOST: '192.168.1.4' },
  { PUBLIC_URL: 'https://dryrun.example' },
  { PUBLIC_URL: 'http://localhost.example.com' },
  { PUBLIC_URL: 'http://127.0.0.1.nip.io' },
])('%o without a database refuses to start and says what to set', (environment) => {
  expect(() => readConfig(environment)).toThrow(/Set DATABASE_URL/)
})

const DATABASE_URL = 'postgres://user:secret@db/dryrun'
const mail = { SMTP_URL: 'smtps://mail.example', MAIL_FROM: 'mail@dryrun.example' }

test('a server that others can reach has no embedded parts', () => {
  const config = readConfig({ PUBLIC_URL: 'https://dryrun.example/', DATABASE_URL, ...mail })
  expect(config).toMatchObject({ local: false, publicUrl: 'https://dryrun.example', databaseUrl: DATABASE_URL })
  expect(hasMailbox(config)).toBe(false)
  expect(readConfig({ HOST: '0.0.0.0', DATABASE_URL, ...mail }).local).toBe(false)
})

test.for([{ HOST: '0.0.0.0' }, { PUBLIC_URL: 'https://dryrun.example' }])(
  '%o without a mail server refuses to start and says what to set',
  (environment) => {
    expect(() => readConfig({ ...environment, DATABASE_URL })).toThrow(/Set SMTP_URL and MAIL_FROM/)
  },
)

test('on your own machine mails are shown in the mailbox, and with a mail server they are not', () => {
  expect(hasMailbox(readConfig({}))).toBe(true)
  expect(hasMailbox(readConfig(mail))).toBe(false)
})

test.for([
  [
    'smtps://us%40er:pass%2Fword@mail.example',
    { port: 465, tls: 'immediate', credentials: { user: 'us@er', pass: 'pass/word' } },
  ],
  ['smtp://mail.example', { port: 587, tls: 'upgrade', credentials: undefined }],
  ['smtp://[::1]:2525/', { host: '::1', port: 2525, tls: 'none' }],
  ['smtp://localhost:25', { port: 25, tls: 'none' }],
  ['smtp://localhost.example', { tls: 'upgrade' }],
] as const)('%s is reached as it says', ([SMTP_URL, expected]) => {
  const from = { name: 'Dryrun', address: 'mail@dryrun.example' }
  for (const MAIL_FROM of ['Dryrun <mail@dryrun.example>', '"Dryrun" <mail@dryrun.example>']) {
    expect(readConfig({ SMTP_URL, MAIL_FROM }).smtp).toMatchObject({ ...expected, from })
  }
})

test('a mail server and the address mails come from belong together', () => {
  expect(() => readConfig({ SMTP_URL: mail.SMTP_URL })).toThrow(/^MAIL_FROM: /)
  expect(() => readConfig({ MAIL_FROM: mail.MAIL_FROM })).toThrow(/^SMTP_URL: /)
})

test('support reads its mail where it is told to, else where the answers to our mails go', () => {
  expect(readConfig({ ...mail, SUPPORT_EMAIL: 'help@dryrun.example' }).supportEmail).toBe('help@dryrun.example')
  expect(readConfig({ ...mail, MAIL_FROM: 'Dryrun <mail@dryrun.example>' }).supportEmail).toBe('mail@dryrun.example')
  expect(readConfig({}).supportEmail).toBe('support@localhost')
})

test('reCAPTCHA is asked once both of its keys are there', () => {
  expect(readConfig({}).recaptcha).toBeUndefined()
  const keys = { RECAPTCHA_SITE_KEY: 'site', RECAPTCHA_SECRET_KEY: 'secret' }
  const google = { siteKey: 'site', secretKey: 'secret', minScore: 0.5, url: 'https://www.google.com/recaptcha' }
  expect(readConfig(keys).recaptcha).toEqual(google)
  expect(readConfig({ ...keys, RECAPTCHA_URL: 'https://www.recaptcha.net/recaptcha/' }).recaptcha?.url).toBe(
    'https://www.recaptcha.net/recaptcha',
  )
  expect(() => readConfig({ RECAPTCHA_SECRET_KEY: 'secret' })).toThrow(/^RECAPTCHA_SITE_KEY: /)
})

test('proxies are networks', () => {
  expect(readConfig({ TRUST_PROXY: '10.0.0.0/8, ::1' }).trustProxy).toEqual(['10.0.0.0/8', '::1'])
})

test('models are asked in the order they are written, each with the key of its own provider', () => {
  const { models } = readConfig({
    WRITING_MODELS: 'openai-compatible/qwen2.5-coder:14b, anthropic/claude-sonnet-4-5,openai-compatible/org/model',
    READING_MODELS: 'google/gemini-2.5-flash',
    OPENAI_COMPATIBLE_URL: 'http://localhost:11434/v1',
    OPENAI_API_KEY: 'of-nobody-here',
    ANTHROPIC_API_KEY: 'of-anthropic',
    GOOGLE_GENERATIVE_AI_API_KEY: 'of-google',
    GOOGLE_BASE_URL: 'https://gateway.example/google',
    MODEL_TIMEOUT_SECONDS: '20',
  })
  const each = { timeoutMs: 20_000, trusted: true }
  const writing = { ...each, uses: ['writing'] }
  const compatible = { provider: 'openai-compatible', baseUrl: 'http://localhost:11434/v1' }
  expect(models).toEqual([
    { id: 'environment-writing-1', model: 'qwen2.5-coder:14b', ...compatible, ...writing },
    {
      id: 'environment-writing-2',
      provider: 'anthropic',
      model: 'claude-sonnet-4-5',
      apiKey: 'of-anthropic',
      ...writing,
    },
    { id: 'environment-writing-3', model: 'org/model', ...compatible, ...writing },
    {
      ...{ id: 'environment-reading-1', provider: 'google', model: 'gemini-2.5-flash', apiKey: 'of-google' },
      ...{ baseUrl: 'https://gateway.example/google', uses: ['reading'], ...each },
    },
  ])
})

test.for([
  ['openai-compatible/m', 'OPENAI_COMPATIBLE_URL'],
  ['openai/m', 'OPENAI_API_KEY'],
  ['anthropic/m', 'ANTHROPIC_API_KEY'],
  ['google/m', 'GOOGLE_GENERATIVE_AI_API_KEY'],
] as const)('a model %s without %s refuses to start and says what to set', ([model, needed]) => {
  expect(() => readConfig({ WRITING_MODELS: model })).toThrow(ConfigError)
  expect(() => readConfig({ READING_MODELS: model })).toThrow(new RegExp(`^${needed}: READING_MODELS`))
})

test('a model costs what its price says, in both of its uses', () => {
  const { models } = readConfig({
    WRITING_MODELS: 'openai-compatible/org/a=b, anthropic/claude-sonnet-4-5',
    READING_MODELS: 'openai-compatible/org/a=b,openai-compatible/free',
    MODEL_PRICES: 'openai-compatible/org/a=b=0.25/2, openai-compatible/free=0/0',
    OPENAI_COMPATIBLE_URL: 'http://localhost:11434/v1',
    ANTHROPIC_API_KEY: 'of-anthropic',
  })
  expect(models.map(({ model, inputPrice, outputPrice }) => [model, inputPrice, outputPrice])).toEqual([
    ['org/a=b', 0.25, 2],
    ['claude-sonnet-4-5', undefined, undefined],
    ['org/a=b', 0.25, 2],
    ['free', 0, 0],
  ])
})

test.for([
  ['anthropic/m', /is no price.*such as/],
  ['anthropic/m=3', /is no price/],
  ['anthropic/m=3/', /is no price/],
  ['anthropic/m=3/-15', /is no price/],
  ['anthropic/m=$3/15', /is no price/],
  ['anthropic/m=3e9/15', /is no price/],
  ['anthropic/m=3/15000', /is no price/],
  ['anthropic/other=3/15', /stands neither in WRITING_MODELS nor in READING_MODELS/],
  ['anthropic/m=3/15, anthropic/m=2/10', /more than one price/],
] as const)('the price %s refuses to start and says why', ([price, why]) => {
  const environment = { WRITING_MODELS: 'anthropic/m', ANTHROPIC_API_KEY: 'key', MODEL_PRICES: price }
  expect(() => readConfig(environment)).toThrow(ConfigError)
  expect(() => readConfig(environment)).toThrow(/^MODEL_PRICES: /)
  expect(() => readConfig(environment)).toThrow(why)
})

test('what is wrong with a key is told without the key', () => {
  expect(() => readConfig({ SECRET_KEY: 'aVerySecretOne', OPENAI_BASE_URL: 'sk-secret' })).toThrow(
    /^(?!.*[sS]ecretOne)/,
  )
  expect(() => readConfig({ SMTP_URL: 'smtp://me:aVerySecretOne@host/x' })).toThrow(/^(?!.*[sS]ecretOne)/)
  expect(() => readConfig({ SECRET_KEY: 'aVerySecretOne', OPENAI_BASE_URL: 'sk-secret' })).toThrow(/^(?!.*sk-secret)/)
})

test.for([
  ['http://localhost:2000', 'http://localhost:2000/api/v2/', true],
  ['https://piston.example', 'https://piston.example/api/v2/', false],
  ['https://gateway.example/api/v2/piston', 'https://gateway.example/api/v2/piston/', false],
  ['http://piston:2000/', 'http://piston:2000/api/v2/', true],
  ['http://10.0.0.5:2000', 'http://10.0.0.5:2000/api/v2/', true],
] as const)('%s is where Piston is', ([PISTON_URL, href, trusted]) => {
  const { piston } = readConfig({ PISTON_URL, PISTON_TOKEN: 'key', PISTON_ALLOWED_HOSTS: 'piston:2000, 10.0.0.5' })
  expect(piston).toEqual({ url: new URL(href), token: 'key', trusted })
})

test('the secret key is 32 bytes', () => {
  expect(readConfig({ SECRET_KEY: Buffer.alloc(32, 1).toString('base64') }).secretKey).toEqual(Buffer.alloc(32, 1))
})

test('.env.example names every setting, and means what leaving it out means', () => {
  const example = parseEnv(readFileSync(join(import.meta.dirname, '../../../.env.example'), 'utf8'))
  expect(Object.keys(example).sort()).toEqual(Object.keys(Environment.shape).sort())
  expect(readConfig(example)).toEqual(readConfig({}))
})
