import type { Config } from '@react-router/dev/config'

/**
 * No server renders pages: the public ones are rendered here, at build time, and the portal is one page that the
 * browser fills in (`__spa-fallback.html`, sent for every other path).
 */
export default {
  ssr: false,
  prerender: ['/', '/privacy-policy', '/terms', '/refund-policy', '/cookies', '/support'],
  routeDiscovery: { mode: 'initial' },
} satisfies Config
