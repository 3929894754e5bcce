import { randomInt } from 'node:crypto'
import { USER_CODE_LENGTH, USER_CODE_LETTERS } from '@dryrun/contract/device-sign-in'

/** A new code for a person to type: 34 bits, enough for what is guessed at a few times in its ten minutes. */
export function newUserCode(): string {
  return Array.from({ length: USER_CODE_LENGTH }, () => USER_CODE_LETTERS[randomInt(USER_CODE_LETTERS.length)]).join('')
}
