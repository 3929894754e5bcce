import { startServer } from './server.ts'

/** One server for all journeys; each person in them has an account of their own. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const server = await startServer()
  process.env.JOURNEYS_URL = server.url
  return server.stop
}
