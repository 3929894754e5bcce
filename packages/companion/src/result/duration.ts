/** A stage's time: '0.7 s'. */
export function inSeconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`
}

/** One call's time, as short as a column is narrow: '<0.1 ms', '0.4 ms', '120 ms', '1.3 s'. */
export function callTime(milliseconds: number): string {
  if (milliseconds < 0.05) return '<0.1 ms'
  if (milliseconds < 9.95) return `${milliseconds.toFixed(1)} ms`
  if (milliseconds < 999.5) return `${Math.round(milliseconds)} ms`
  return inSeconds(milliseconds)
}
