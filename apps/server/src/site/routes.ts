import { Language } from '@dryrun/contract/languages'
import * as site from '@dryrun/contract/site'
import { hasMailbox } from '../config.ts'
import { Unavailable } from '../http/errors.ts'
import { modelNames } from '../models/model-names.ts'
import type { Routes } from '../routes.ts'
import { recaptchaScript } from '../support/recaptcha-settings.ts'
import { findLiveWorker } from './worker-heartbeat.ts'

export const siteRoutes: Routes = async (app, { config, db, clock }) => {
  app.route({
    ...site.health,
    handler: async () => ({ success: true, data: { status: 'ok', version: config.appVersion } }) as const,
  })

  app.route({
    ...site.ready,
    handler: async () => {
      const worker = await findLiveWorker(db, clock())
      if (worker === null) throw new Unavailable()
      const { sandboxKind: kind, languages, toolchains } = worker
      const models = await modelNames({ db, config })
      const sandbox = { kind, languages, toolchains }
      return { success: true, data: { database: true, worker: true, sandbox, models } } as const
    },
  })

  app.route({
    ...site.config,
    handler: async () => {
      const worker = await findLiveWorker(db, clock())
      return {
        success: true,
        data: {
          appVersion: config.appVersion,
          environment: config.environment,
          mailbox: hasMailbox(config),
          languages: worker?.languages ?? Language.options,
          models: await modelNames({ db, config }),
          recaptcha: config.recaptcha
            ? { siteKey: config.recaptcha.siteKey, script: recaptchaScript(config.recaptcha) }
            : null,
        },
      } as const
    },
  })
}
