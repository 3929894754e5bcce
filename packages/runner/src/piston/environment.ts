import { BadRequest } from '../batch.ts'
import { type PistonSettings, readPistonSettings } from './settings.ts'

/**
 * The Piston server that the environment of a command names, if any.
 * @throws BadRequest with what is wrong
 */
export function pistonOfEnvironment(environment: Record<string, string | undefined>): PistonSettings | undefined {
  const { PISTON_URL, PISTON_TOKEN, PISTON_ALLOWED_HOSTS = '' } = environment
  const hosts = PISTON_ALLOWED_HOSTS.split(',').map((host) => host.trim())
  const { piston, wrong } = readPistonSettings({ PISTON_URL, PISTON_TOKEN, PISTON_ALLOWED_HOSTS: hosts })
  if (wrong !== undefined) throw new BadRequest(wrong)
  return piston
}
