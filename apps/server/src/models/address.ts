import type { Config } from '../config.ts'
import { InvalidFields } from '../http/errors.ts'

/**
 * Whether the environment allows the host of an address, on any port or on this one. Such an address may be private and
 * plain http; where every other one leads is looked at again when it is connected to.
 */
export function isAllowed(baseUrl: string, { modelAllowedHosts }: Pick<Config, 'modelAllowedHosts'>): boolean {
  const { hostname, host, port, protocol } = new URL(baseUrl)
  const withPort = port === '' ? `${host}:${protocol === 'https:' ? 443 : 80}` : host
  return [hostname, host, withPort].some((name) => modelAllowedHosts.includes(name))
}

/** @throws InvalidFields for an address of the settings that no model may have */
export function refuseAddress(baseUrl: string | undefined, config: Pick<Config, 'modelAllowedHosts'>): void {
  if (baseUrl === undefined) return
  const { protocol, username, password, search, hash, host } = new URL(baseUrl)
  if (username !== '' || password !== '' || search !== '' || hash !== '') {
    throw badAddress('Write the address alone, without a name, a password or anything behind its path.')
  }
  if (protocol !== 'https:' && !isAllowed(baseUrl, config)) {
    throw badAddress(`Write an https address, or have ${host} added to MODEL_ALLOWED_HOSTS of the server.`)
  }
}

function badAddress(message: string): InvalidFields {
  return new InvalidFields([{ field: 'baseUrl', message }])
}
