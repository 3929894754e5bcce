/** Where a Piston server is (https://github.com/engineer-man/piston), and how it is asked. */
export type PistonSettings = {
  /** What `execute` and `runtimes` are below, with a slash at its end. */
  url: URL
  /** Sent as the `Authorization`; a bearer token unless it names its own scheme. */
  token?: string
  /** Its address may be private, or without encryption. */
  trusted: boolean
}

type PistonVariables = {
  PISTON_URL?: string | undefined
  PISTON_TOKEN?: string | undefined
  /** Hosts, with a port where only that one is meant. */
  PISTON_ALLOWED_HOSTS: string[]
}

/**
 * The Piston server that the environment names, if any.
 * @returns a sentence about what is wrong instead, which names the variable to set
 */
export function readPistonSettings(variables: PistonVariables): { piston?: PistonSettings; wrong?: string } {
  const { PISTON_URL: address, PISTON_TOKEN: token, PISTON_ALLOWED_HOSTS: allowed } = variables
  if (!address) return token ? { wrong: 'PISTON_URL: PISTON_TOKEN is set, and no Piston server to send it to.' } : {}
  const url = URL.parse(address)
  if (!url || !/^https?:$/.test(url.protocol)) return { wrong: 'PISTON_URL: must be an http or https address.' }
  if (url.username || url.password || url.search || url.hash) {
    return { wrong: 'PISTON_URL: must have no user, password or query; PISTON_TOKEN is for a token.' }
  }
  const hosts = allowed.map((host) => host.toLowerCase())
  const trusted = isThisMachine(url.hostname) || hosts.includes(url.host) || hosts.includes(url.hostname)
  if (!trusted && url.protocol === 'http:') {
    return {
      wrong: `PISTON_URL: ${url.origin} is not encrypted. Use https, or name ${url.host} in PISTON_ALLOWED_HOSTS where the way to it is yours alone.`,
    }
  }
  // A bare address is a server of one's own, whose API is below this path; a gateway has it anywhere.
  url.pathname = url.pathname === '/' ? '/api/v2/' : `${url.pathname.replace(/\/+$/, '')}/`
  return { piston: { url, trusted, ...(token && { token }) } }
}

function isThisMachine(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d+){3}$/.test(hostname)
}
