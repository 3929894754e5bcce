/** How many of some solves were verified, in whole percent: never 100 where one was not, nor 0 where one was. */
export function rateOf({ solves, verified }: { solves: number; verified: number }): string {
  if (solves === 0) return '-'
  const percent = Math.round((100 * verified) / solves)
  if (percent === 100 && verified < solves) return '99%'
  if (percent === 0 && verified > 0) return '1%'
  return `${percent}%`
}
