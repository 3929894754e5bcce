/** A moment as a mail tells it: nobody knows the time zone of who reads it. */
export function timeInMail(at: Date): string {
  return `${at.toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })} UTC`
}
