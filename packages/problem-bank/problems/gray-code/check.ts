import type { Accepts } from '../../src/any-answer.ts'
import { integersIn } from '../../src/checked-values.ts'

/** All numbers of n bits once each, from 0 on, neighbours and the two ends one bit apart. */
export const accepts: Accepts = ([n], _expected, actual) => {
  const codes = integersIn(actual)
  if (typeof n !== 'number' || codes?.length !== 2 ** n || codes[0] !== 0) return false
  const isOneBit = (bits: number) => bits > 0 && (bits & (bits - 1)) === 0
  return (
    codes.every((code) => code >= 0 && code < codes.length) &&
    new Set(codes).size === codes.length &&
    codes.every((code, at) => isOneBit(code ^ (codes[(at + 1) % codes.length] ?? 0)) || codes.length === 1)
  )
}
