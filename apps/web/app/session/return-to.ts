const AFTER_LOGIN = '/dashboard'

/** The login page's address, which remembers the page to come back to. */
export function loginPath(from: { pathname: string; search: string }): string {
  return `/login?${new URLSearchParams({ returnTo: from.pathname + from.search })}`
}

/**
 * Where to go after signing in. Only a path of our own: anything a browser would take for another site, however it is
 * written (`//evil`, `/\evil`, a tab in it), leads to the dashboard instead.
 */
export function returnPath(search: string): string {
  const wanted = new URLSearchParams(search).get('returnTo')
  if (!wanted?.startsWith('/')) return AFTER_LOGIN
  const own = 'http://own.invalid'
  if (!URL.canParse(wanted, own)) return AFTER_LOGIN
  const url = new URL(wanted, own)
  return url.origin === own ? url.pathname + url.search + url.hash : AFTER_LOGIN
}
