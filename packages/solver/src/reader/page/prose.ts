/** Words that every few sentences have, and the output of programs, menus and buttons have not. */
const JOINING = new Set(
  'a an the of is are and or to in on it you each every that return find given with for by if from as be'.split(' '),
)

/** How many words of two letters and more a text has. */
export function countWords(text: string): number {
  return text.match(/\b[a-z]{2,}\b/gi)?.length ?? 0
}

/** Whether a text holds sentences, not menus, buttons and a status bar: two different joining words make it prose. */
export function isProse(text: string): boolean {
  const words = text.toLowerCase().match(/\b[a-z]+\b/g) ?? []
  return new Set(words.filter((word) => JOINING.has(word))).size >= 2
}
