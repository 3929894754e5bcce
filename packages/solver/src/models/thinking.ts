const ENDS = /<\/think(?:ing)?>/i
const BEGINS = /<think(?:ing)?>/i

/** What begins like this is an answer, in which the tag is a word like others. */
const BEGINS_ANSWER = /^\s*(?:\{|```)/

/**
 * What a model says besides what it thinks. Many servers of open models leave its thinking in the answer between tags;
 * where their template wrote the opening tag itself, only the closing one comes.
 */
export function withoutThinking(said: string): string {
  const end = ENDS.exec(said)
  const begin = BEGINS.exec(said)
  if (end && (!begin || end.index < begin.index)) {
    if (BEGINS_ANSWER.test(said)) return said
    return withoutThinking(said.slice(end.index + end[0].length))
  }
  if (!begin) return said
  const before = said.slice(0, begin.index)
  if (BEGINS_ANSWER.test(before)) return said
  // Without an end it is still thinking.
  return before + (end ? withoutThinking(said.slice(end.index + end[0].length)) : '')
}
