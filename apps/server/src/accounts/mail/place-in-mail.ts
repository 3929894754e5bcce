import { agentInWords } from '@dryrun/contract/agent'
import type { Client } from '../../audit.ts'

/** Where something was done from, as a mail tells it: 'Firefox on Linux at 203.0.113.7'. */
export function placeInMail({ agent, address }: Client): string {
  return `${agentInWords(agent)} at ${address}`
}
