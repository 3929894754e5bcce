import { z } from 'zod'
import { type Endpoint, failures, OkMessage, ok } from './endpoint.ts'
import { DeviceLimitAnswer, FailureAnswer } from './errors.ts'
import { deviceLimits } from './limits.ts'

/** A desktop that a person uses the companion on. */
export const Device = z.object({
  id: z.uuid(),
  /** What the program there calls itself. */
  deviceId: z.string(),
  platform: z.string(),
  version: z.string(),
  /** When it registered last, or its session was refreshed. */
  lastSeen: z.iso.datetime(),
  /** Seen within 30 days. */
  isActive: z.boolean(),
})
export type Device = z.infer<typeof Device>

/** A person's devices, the latest seen first, and how many the plan covers: -1 where there is no limit. */
export const Devices = z.object({ devices: z.array(Device), limit: z.int() })
export type Devices = z.infer<typeof Devices>

/** Words that a program says of itself are shown to people who must trust them: no control or direction marks in them. */
const ownWords = (maxLength: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(maxLength)
    .regex(/^[\p{L}\p{M}\p{N}\p{P}\p{S} ]*$/u)

/** It stands in an address, where one or two dots alone would mean another folder. */
export const DeviceName = ownWords(deviceLimits.deviceIdLength).regex(/^(?!\.{1,2}$)/)
export const Platform = ownWords(deviceLimits.platformLength)
export const Version = ownWords(deviceLimits.versionLength)

const platformNames = new Map([
  ['win32', 'Windows'],
  ['windows', 'Windows'],
  ['darwin', 'macOS'],
  ['macos', 'macOS'],
  ['linux', 'Linux'],
])

/** A platform as people call it; one that is not known, as the program calls it. */
export function platformInWords(platform: string): string {
  return platformNames.get(platform.toLowerCase()) ?? platform
}

const tags = ['devices'] as const

export const listDevices = {
  method: 'GET',
  url: '/api/users/devices',
  schema: {
    summary: "A person's devices. They stand in `data` as in every answer, and at its top level too",
    tags,
    response: { 200: ok(Devices).extend({ devices: Devices.shape.devices }), ...failures(401) },
  },
} as const satisfies Endpoint

export const registerDevice = {
  method: 'POST',
  url: '/api/devices',
  schema: {
    summary: 'Register the device this session is on; the same `deviceId` again brings it up to date',
    tags,
    body: z.object({ deviceId: DeviceName, platform: Platform, version: Version }),
    response: {
      200: ok(Device),
      ...failures(400, 401, 429),
      403: z.union([DeviceLimitAnswer, FailureAnswer]),
    },
  },
} as const satisfies Endpoint

export const removeDevice = {
  method: 'DELETE',
  url: '/api/devices/:deviceId',
  schema: {
    summary: 'Remove a device by its `deviceId`; its sessions end, and their next call is refused',
    tags,
    params: z.object({ deviceId: DeviceName }),
    response: { 200: OkMessage, ...failures(400, 401, 404) },
  },
} as const satisfies Endpoint
