/**
 * What somebody would write in an afternoon: GET /api/auth/me in Express and pg, on our tables, with the same answer. It
 * looks the token up just as we do, in one read, and does nothing else.
 *
 *     PORT=4400 DATABASE_URL=postgres://... node bench/me/express-server.ts
 */
import { createHash } from 'node:crypto'
import express from 'express'
import pg from 'pg'

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 20 })
const app = express()

app.get('/api/auth/me', async (request, response) => {
  const token = request.headers.authorization?.replace(/^Bearer /, '') ?? ''
  const { rows } = await pool.query({
    name: 'me',
    text: `select u.id, u.first_name, u.last_name, u.email, u.email_verified_at, u.is_admin, u.created_at
      from access_token a join session s on s.id = a.session_id join "user" u on u.id = s.user_id
      where a.hash = $1 and a.expires_at > $2 and s.expires_at > $2 and s.revoked_at is null`,
    values: [createHash('sha256').update(token).digest(), new Date()],
  })
  const person = rows[0]
  if (!person) {
    response.status(401).json({ success: false, message: 'Please log in to continue.' })
    return
  }
  const user = {
    id: person.id,
    firstName: person.first_name,
    lastName: person.last_name,
    email: person.email,
    emailVerified: person.email_verified_at !== null,
    isAdmin: person.is_admin,
    twoFactorEnabled: false,
    createdAt: person.created_at,
  }
  response.json({ success: true, data: { user, subscription: null } })
})

app.listen(Number(process.env.PORT), '127.0.0.1')
