import { z } from 'zod'
import { Device } from './devices.ts'
import { type Endpoint, failures, OkMessage, ok } from './endpoint.ts'

/** One sign-in that still holds. */
export const ActiveSession = z.object({
  id: z.uuid(),
  createdAt: z.iso.datetime(),
  /** When it was opened or refreshed last: at most a quarter of an hour behind its last call. */
  lastSeen: z.iso.datetime(),
  /** The network address it was opened from. */
  address: z.string(),
  /** The User-Agent it was opened with. */
  agent: z.string(),
  /** The device it is registered on. Absent in a browser. */
  device: Device.pick({ deviceId: true, platform: true, version: true }).optional(),
  /** The one that asks. */
  current: z.boolean(),
})
export type ActiveSession = z.infer<typeof ActiveSession>

const tags = ['accounts'] as const
const url = '/api/auth/sessions'

export const listSessions = {
  method: 'GET',
  url,
  schema: {
    summary: 'Where this person is signed in: this session first, then the latest seen',
    tags,
    response: { 200: ok(z.array(ActiveSession)), ...failures(401) },
  },
} as const satisfies Endpoint

export const endSession = {
  method: 'DELETE',
  url: `${url}/:id`,
  schema: {
    summary: 'End one session; its next call is refused',
    tags,
    params: z.object({ id: z.uuid() }),
    response: { 200: OkMessage, ...failures(400, 401, 404) },
  },
} as const satisfies Endpoint

export const endOtherSessions = {
  method: 'DELETE',
  url,
  schema: {
    summary: 'End every session but this one',
    tags,
    response: { 200: OkMessage, ...failures(401) },
  },
} as const satisfies Endpoint
