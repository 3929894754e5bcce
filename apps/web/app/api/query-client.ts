import { QueryClient } from '@tanstack/react-query'
import { ApiFailure } from './failure.ts'

/** Loads are tried twice, and not again because a window came to the front. What was refused stays refused. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: (failures, error) => failures < 1 && !(error instanceof ApiFailure && error.refused),
        refetchOnWindowFocus: false,
      },
    },
  })
}
