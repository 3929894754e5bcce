import { type ReactNode, useEffect, useRef } from 'react'

/** The h1 of what takes the place of a form or a waiting line: it takes focus, so that it is read out. */
export function FocusedHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  )
}
