/** PostgreSQL's codes for a row that may not be, by what forbids it. */
const codes = { unique: '23505', foreignKey: '23503' } as const

/** Whether a statement failed at such a constraint; @param named tells which of them is meant, by its name. */
export function violates(error: unknown, kind: keyof typeof codes, named: (constraint: string) => boolean): boolean {
  if (!(error instanceof Error) || typeof error.cause !== 'object' || error.cause === null) return false
  const { code, constraint } = error.cause as { code?: string; constraint?: string }
  return code === codes[kind] && constraint !== undefined && named(constraint)
}
