import type { Example } from '@dryrun/contract/problem'
import { isOneSlipAway } from '../lines/labels.ts'

/** Shorter names differ by one letter without a slip. */
const SHORTEST = 4

/**
 * Starter code in which a class and its methods are called as the page's examples call them, where the recogniser made a slip
 * in code: `class LRuUCache` beside `["LRUCache", ..]`, or `fn starts with(` beside `"starts_with"`.
 */
export function withOperationNames(starter: string, examples: Example[]): string {
  const names = new Set(examples.flatMap(operationsOf))
  let mended = starter
  for (const name of names) {
    if (name.includes('_')) {
      mended = mended.replace(new RegExp(String.raw`\b${name.replaceAll('_', '[ _]+')}(?=\s?\()`, 'g'), name)
    }
    const written = [...new Set(mended.match(/[A-Za-z_]\w*/g) ?? [])]
    if (name.length < SHORTEST || written.some((word) => plain(word) === plain(name))) continue
    const slips = written.filter((word) => isOneSlipAway(plain(word), plain(name)) && !isOfAnother(word, name, names))
    for (const slip of slips) mended = mended.replace(new RegExp(String.raw`\b${slip}\b`, 'g'), name)
  }
  return mended
}

/** The names in `["MinStack", "push"]`, where a list of as many arguments stands beside it. */
function operationsOf({ arguments: given }: Example): string[] {
  const [names, lists] = given?.map(({ value }) => value) ?? []
  if (!Array.isArray(names) || !Array.isArray(lists) || names.length !== lists.length) return []
  return names.filter((name): name is string => typeof name === 'string' && /^[A-Za-z_]\w*$/.test(name))
}

/** Whether a word is the name of another operation as well: `push` and `pusb` may both be called. */
function isOfAnother(word: string, name: string, names: ReadonlySet<string>): boolean {
  return [...names].some((other) => other !== name && plain(other) === plain(word))
}

/** In Go and C# methods begin with a capital, and in Rust and Python words are parted by a stroke. */
function plain(name: string): string {
  return name.toLowerCase().replaceAll('_', '')
}
