import { PASSWORD_TOO_COMMON } from '@dryrun/contract/passwords'
import { InvalidFields } from '../http/errors.ts'
import { commonWords } from './common-words.ts'

/** What is put around a word to please a password rule is at most this long. */
const MAX_DECORATION = 8

/** What is put between words or keys is at most this long. */
const MAX_BETWEEN = 3

type Named = { firstName: string; lastName: string; email: string }

/**
 * @param field what the password is called in the body
 * @throws InvalidFields where it is one that many people have, or is made of this person's own name
 */
export function refuseCommonPassword(field: string, password: string, { firstName, lastName, email }: Named): void {
  if (!isCommonPassword(password, [firstName, lastName, email.split('@')[0] ?? ''])) return
  throw new InvalidFields([{ field, message: PASSWORD_TOO_COMMON }])
}

/**
 * Whether a password is one that many people have: a well-known word, name or row of keys, dressed up with capitals,
 * digits, signs and look-alikes ('P@ssw0rd1!', 'Summer2024$', 'Qwerty123!'), or the same with one of `personal`.
 *
 * Length and kinds of characters are checked elsewhere. A list of whole passwords would hold hardly any that pass
 * those rules; what people do to pass them is what is looked for here.
 */
export function isCommonPassword(password: string, personal: string[]): boolean {
  const text = password.normalize('NFKC').toLowerCase()
  const known = new Set([
    ...commonWords,
    ...personal.map((word) => word.toLowerCase()).filter((word) => word.length >= 3),
  ])
  const cores = new Set([text, withoutEnds(text)])
  return [...cores].some((core) => {
    if (text.length - core.length > MAX_DECORATION) return false
    return readings(core).some((reading) => {
      // A few signs and digits may stand between: 'pass.word', 'admin1admin'.
      const letters = reading.replace(/[^a-z]/g, '')
      if (reading.length - letters.length > MAX_BETWEEN && letters !== '') return false
      return isKnown(letters, known) || isRow(letters) || (letters === '' && isRow(reading.replace(/[^0-9]/g, '')))
    })
  })
}

/** `text` without the digits and signs before and after it. */
function withoutEnds(text: string): string {
  return text.replace(/^[^a-z]+|[^a-z]+$/g, '')
}

/** `text` as the words it may be written for: 'p@ssw0rd' is 'password', '1' is an i or an l. */
function readings(text: string): string[] {
  const plain = text.replace(/[@4083$57!96]/g, (sign) => LOOKALIKES[sign] ?? sign)
  return [text, plain.replaceAll('1', 'i'), plain.replaceAll('1', 'l')]
}

const LOOKALIKES: Record<string, string> = {
  ...{ '@': 'a', '4': 'a', '0': 'o', '8': 'b', '3': 'e', $: 's', '5': 's', '7': 't', '!': 'i', '9': 'g', '6': 'g' },
}

/** A known word, or one said twice or three times, or two of them together. */
function isKnown(letters: string, known: ReadonlySet<string>): boolean {
  if (known.has(letters)) return true
  for (let cut = 2; cut < letters.length - 1; cut += 1) {
    const first = letters.slice(0, cut)
    if (known.has(first) && (known.has(letters.slice(cut)) || isRepeat(letters, first))) return true
  }
  return false
}

function isRepeat(letters: string, part: string): boolean {
  return part.repeat(Math.ceil(letters.length / part.length)) === letters
}

const ROWS = [
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'qazwsxedcrfvtgbyhnujmikolp',
  '01234567890',
]

/** One character again and again, or neighbours on a keyboard or in the alphabet, in either direction. */
function isRow(text: string): boolean {
  if (text.length < 2) return false
  const backwards = [...text].reverse().join('')
  return /^(.)\1+$/.test(text) || ROWS.some((row) => row.includes(text) || row.includes(backwards))
}
