import { config } from '@dryrun/contract/site'
import { useQuery } from '@tanstack/react-query'
import { call } from './browser-client.ts'

/** What this server is set up for. It is asked once. */
export function useSiteConfig() {
  return useQuery({ queryKey: ['site-config'], queryFn: ({ signal }) => call(config, { signal }) })
}
