/** A document's title, for `meta`. */
export function titled(title: string) {
  return () => [{ title: `${title} · Dryrun` }]
}
