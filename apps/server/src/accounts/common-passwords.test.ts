import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isCommonPassword } from './common-passwords.ts'

test.for([
  'Password1!',
  'P@ssw0rd',
  'p@$$W0RD123!',
  'Passw0rd!2024',
  'Welcome123!',
  'Qwerty123$',
  'Qwerty!Uiop1',
  'Summer2024!',
  'Admin@123',
  'Admin1admin!',
  'Abcd@1234',
  'Aa@123456',
  'ILoveYou1!',
  'Letmein1!',
  '1qaz@WSX2',
  'Zxcvbnm1!',
  'Trustno1!',
  'Monkey12&',
  'Dryrun2026!',
  'Aaaaaaaa1!',
  'LoveLove1!',
])('%s is common', (password) => {
  expect(isCommonPassword(password, [])).toBe(true)
})

test.for([
  'Str0ng&Quiet-River',
  'Correct-Horse7-Battery',
  'xK9$mP2@vLq',
  'Tulips in 4 rows!',
  'gU7!wn&Eo2p',
  'Welcome to the 3rd floor!',
])('%s is not common', (password) => {
  expect(isCommonPassword(password, [])).toBe(false)
})

test("a person's own name is common for them alone", () => {
  expect(isCommonPassword('Lovelace1815!', ['Ada', 'Lovelace', 'ada'])).toBe(true)
  expect(isCommonPassword('Lovelace1815!', ['Grace', 'Hopper', 'grace'])).toBe(false)
})

test('a password made of 16 random characters is never common', () => {
  const character = fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789@$!%*?&')
  const random = fc.array(character, { minLength: 16, maxLength: 16 }).map((characters) => characters.join(''))
  fc.assert(
    fc.property(fc.noShrink(random), (password) => !isCommonPassword(password, [])),
    { seed: 4, numRuns: 2_000 },
  )
})
