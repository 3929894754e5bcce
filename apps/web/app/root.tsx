// First: before any module that states a schema.
import './no-eval.ts'
import '@dryrun/ui/styles/tokens.css'
import '@dryrun/ui/styles/base.css'
import { Spinner } from '@dryrun/ui/spinner'
import { themeBeforePaint } from '@dryrun/ui/theme'
import display from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url'
import sans from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url'
import type { ReactNode } from 'react'
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, useMatches } from 'react-router'
import type { Route } from './+types/root.ts'
import { Unexpected } from './unexpected.tsx'

const preloadFont = (href: string) =>
  ({ rel: 'preload', href, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' }) as const

export const links: Route.LinksFunction = () => [
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  preloadFont(sans),
  preloadFont(display),
]

export const meta: Route.MetaFunction = () => [{ title: 'Dryrun' }]

/** What a route says of itself. `static`: its page is sent without React's run time (see build-public.ts). */
export type RouteHandle = { static?: boolean }

export function Layout({ children }: { children: ReactNode }) {
  return (
    // The script in the head sets data-theme before React sees the page.
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, hashed into the content policy */}
        <script data-keep dangerouslySetInnerHTML={{ __html: themeBeforePaint }} />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  const isStatic = useMatches().some(({ handle }) => (handle as RouteHandle | undefined)?.static)
  return (
    <>
      {/* Marks the page for build-public.ts, which takes it out again. */}
      {isStatic && <meta name="static" />}
      <Outlet />
    </>
  )
}

/** What the portal's page shows until its scripts have come. */
export function HydrateFallback() {
  return (
    <main>
      <Spinner page label="Loading" />
      <noscript>The Dryrun portal needs JavaScript. The public pages work without it.</noscript>
    </main>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error)) console.error(error)
  return <Unexpected />
}
