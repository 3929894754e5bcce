import type { MailboxEntry } from '@dryrun/contract/site'
import { desc, eq } from 'drizzle-orm'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Database } from '../database/client.ts'
import { outboxMail } from '../database/schema/mail.ts'
import { NotFound } from '../http/errors.ts'
import { contentSecurityPolicy } from '../http/headers.ts'
import { isLoopback } from '../loopback.ts'
import type { Services } from '../services.ts'
import { mailboxPage, mailboxScript, mailboxStyles } from './mailbox-page.ts'

const SHOWN = 100

/** The mails this server would have sent, for the person it runs for. Added only while no one else can reach it. */
export async function mailboxRoutes(app: FastifyInstance, { db, config }: Services): Promise<void> {
  const https = config.publicUrl.startsWith('https:')
  app.addHook('onRequest', async (request) => refuseOtherHosts(request))
  app.addHook('onRoute', (route) => {
    route.schema = { ...route.schema, hide: true } as typeof route.schema
  })

  app.get('/dev/mailbox.json', async () => (await newestMails(db)).map(asEntry))

  app.get('/dev/mailbox', async (_request, reply) => {
    reply.header('content-security-policy', contentSecurityPolicy(https, { frames: [] }))
    return reply.type('text/html; charset=utf-8').send(mailboxPage(await newestMails(db)))
  })

  app.get('/dev/mailbox.css', async (_request, reply) => reply.type('text/css; charset=utf-8').send(mailboxStyles))

  app.get('/dev/mailbox.js', async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(mailboxScript),
  )

  app.get<{ Params: { id: string } }>('/dev/mailbox/:id', async (request, reply) => {
    const mail = await findMail(db, request.params.id)
    if (mail === null) throw new NotFound()
    // A mail styles itself inline, as mails must. It may do nothing else but open its links, and be measured by the page.
    reply.header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'; " +
        'sandbox allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation',
    )
    reply.header('x-frame-options', 'SAMEORIGIN')
    return reply.type('text/html; charset=utf-8').send(mail.html)
  })
}

type Mail = typeof outboxMail.$inferSelect

function newestMails(db: Database): Promise<Mail[]> {
  return db.select().from(outboxMail).orderBy(desc(outboxMail.createdAt)).limit(SHOWN)
}

async function findMail(db: Database, id: string): Promise<Mail | null> {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)) return null
  return (await db.select().from(outboxMail).where(eq(outboxMail.id, id)))[0] ?? null
}

function asEntry({ recipient, subject, text, html, createdAt }: Mail): MailboxEntry {
  return { to: recipient, subject, text, html, createdAt: createdAt.toISOString() }
}

/**
 * A page elsewhere that points its own name at this machine must not read the mails. Its scripts can write the header
 * that a trusted proxy would, so both names count: the one that was asked for and the one a proxy tells.
 */
function refuseOtherHosts(request: FastifyRequest): void {
  for (const host of [request.headers.host, request.host]) {
    const url = `http://${host}`
    if (!URL.canParse(url) || !isLoopback(new URL(url).hostname)) throw new NotFound()
  }
}
