import { Spinner } from '@dryrun/ui/spinner'
import { useEffect } from 'react'

/** Any other address leads to the start page, which is a document of its own and not part of the portal. */
export default function Elsewhere() {
  useEffect(() => window.location.replace('/'), [])
  return <Spinner page label="Going to the start page" />
}
