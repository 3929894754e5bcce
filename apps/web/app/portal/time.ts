const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/**
 * How long ago, as short as a column is narrow: 'now', '4 min', '3 h', 'Tue', '9 Mar', '9 Mar 2024'. Days are those of
 * the reader's own clock.
 */
export function ago(time: string, now = new Date()): string {
  const then = new Date(time)
  const passed = now.getTime() - then.getTime()
  if (passed < MINUTE) return 'now'
  if (passed < HOUR) return `${Math.floor(passed / MINUTE)} min`
  if (passed < DAY) return `${Math.floor(passed / HOUR)} h`
  if (passed < 6 * DAY) return then.toLocaleDateString('en-GB', { weekday: 'short' })
  const year = then.getFullYear() === now.getFullYear() ? undefined : 'numeric'
  return then.toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year })
}

/** The whole date and time, for whoever points at the short one. */
export function inFull(time: string): string {
  return new Date(time).toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short' })
}

/** The day, where the hour tells nobody anything. */
export function day(time: string): string {
  return new Date(time).toLocaleDateString('en-GB', { dateStyle: 'long' })
}
