/** A document's title, for `meta`; and what search engines show under it, for a public page. */
export function titled(title: string, description?: string) {
  const tags = [{ title: `${title} · Dryrun` }]
  return () => (description ? [...tags, { name: 'description', content: description }] : tags)
}
