import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * The h1 of a screen. After a change of route it takes focus, so that a screen reader says where one is and the
 * keyboard starts from the top; on a page that was loaded whole, the browser does that itself.
 */
export function PageHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { key, pathname } = useLocation()
  const arrivedAt = useRef('')
  useEffect(() => {
    // Another query is the same screen: who types into its search keeps their place.
    if (arrivedAt.current === pathname) return
    arrivedAt.current = pathname
    if (key === 'default') return
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [key, pathname])
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  )
}
