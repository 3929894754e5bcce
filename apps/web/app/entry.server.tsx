import { prerender } from 'react-dom/static'
import { type EntryContext, ServerRouter } from 'react-router'

/**
 * Renders a page whole, at build time: nothing else ever calls it. Without this file, React Router's build would use its
 * own, which streams and tells robots from people, and would add a package for that to ours.
 */
export default async function render(request: Request, status: number, headers: Headers, context: EntryContext) {
  const { prelude } = await prerender(<ServerRouter context={context} url={request.url} />)
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(prelude, { status, headers })
}
