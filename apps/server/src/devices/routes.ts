import * as signIn from '@dryrun/contract/device-sign-in'
import * as calls from '@dryrun/contract/devices'
import { rateLimits } from '@dryrun/contract/limits'
import { messages } from '@dryrun/contract/messages'
import { clientOf } from '../audit.ts'
import { byAccount, byAddress } from '../http/rate-limits.ts'
import type { Routes } from '../routes.ts'
import { decideDeviceSignIn, findDeviceSignIn } from './device-sign-in.ts'
import { listDevices, registerDevice, removeDevice } from './devices.ts'

export const deviceRoutes: Routes = async (app, services) => {
  const { db, clock } = services
  // Looking a code up tells as much as deciding on it, so both count as one guess.
  const limitGuesses = [app.limit(rateLimits.userCode, byAddress), app.limit(rateLimits.userCode, byAccount)]

  app.route({
    ...calls.listDevices,
    onRequest: app.signedIn,
    handler: async (request) => {
      const data = await listDevices(db, request, clock())
      return { success: true as const, data, devices: data.devices }
    },
  })

  app.route({
    ...calls.registerDevice,
    onRequest: app.signedIn,
    handler: async (request) => {
      const data = await registerDevice(services, request, request.body, clientOf(request))
      return { success: true as const, data, message: messages.devices.registered }
    },
  })

  app.route({
    ...calls.removeDevice,
    onRequest: app.signedIn,
    handler: async (request) => {
      await removeDevice(services, request, request.params.deviceId, clientOf(request))
      return { success: true as const, data: null, message: messages.devices.removed }
    },
  })

  app.route({
    ...signIn.findDeviceSignIn,
    onRequest: [app.signedIn, ...limitGuesses],
    handler: async (request) => ({
      success: true as const,
      data: await findDeviceSignIn(db, request.query.userCode, clock()),
    }),
  })

  app.route({
    ...signIn.approveDeviceSignIn,
    onRequest: [app.signedIn, ...limitGuesses],
    handler: async (request) => {
      await decideDeviceSignIn(services, request, request.body, clientOf(request))
      const { approved, denied } = messages.deviceSignIn
      return { success: true as const, data: null, message: request.body.approve ? approved : denied }
    },
  })
}
