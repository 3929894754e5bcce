import { useEffect } from 'react'
import { Outlet } from 'react-router'
import type { RouteHandle } from '../root.tsx'
import { PublicFooter } from './footer.tsx'
import styles from './layout.module.css'
import { PublicNav } from './nav.tsx'

/** Public pages are sent as they were rendered, without React: they may link and open, and public.ts does the rest. */
export const handle: RouteHandle = { static: true }

export default function PublicLayout() {
  // In development nothing takes React out, so the pages' own script comes this way.
  useEffect(() => {
    if (import.meta.env.DEV) void import('../public.ts')
  }, [])
  return (
    <>
      <a className={styles.skip} href="#content">
        Skip to content
      </a>
      <PublicNav />
      <main id="content">
        <Outlet />
      </main>
      <PublicFooter />
    </>
  )
}
