/** Words that every few sentences have, and the output of programs, menus and buttons have not. */
const JOINING = new Set(
  'a an the of is are and or to in on it you each every that return find given with for by if from as be'.split(' '),
)

/** The joining words of a text, each once: two of them make it prose. */
export function joiningWords(text: string): Set<string> {
  const words = text.toLowerCase().match(/\b[a-z]+\b/g) ?? []
  return new Set(words.filter((word) => JOINING.has(word)))
}
