import type { Generate } from '../../src/inputs.ts'

/** Accounts of hidden people with a few addresses each; people may share a name. */
export const generate: Generate = (size, random) => [
  Array.from({ length: size }, () => {
    const person = random.integer(0, Math.floor(size / 3))
    const emails = random.integers(random.integer(1, 3), 0, 5).map((number) => `${'xyzuvw'[number]}${person}@mail.com`)
    return [['Ann', 'Bo'][person % 2] ?? '', ...emails]
  }),
]
