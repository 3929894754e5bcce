import type { Line } from '../lines/line.ts'
import { around } from '../pixels/boxes.ts'

const PROMPT = /^[>»]{3}$/
/** As many signs tell that two lines call the same function, some of which may be misread. */
const SIGNS = 4

/**
 * Lines with the prompt of a session before each call: where one is shown before a call, a call of the same function that
 * begins right below its name has lost its own, whose three small signs are passed over.
 */
export function withLostPrompts(lines: Line[]): Line[] {
  const shown = lines.flatMap(({ words: [prompt, name] }) =>
    prompt && name && PROMPT.test(prompt.text) ? [{ prompt, name }] : [],
  )
  return lines.map((line) => {
    const [first] = line.words
    const like = shown.find(
      ({ name }) =>
        first !== undefined &&
        name.text.slice(0, SIGNS) === first.text.slice(0, SIGNS) &&
        Math.abs(name.box.left - first.box.left) < line.textHeight / 2,
    )
    if (!like || !line.text.includes('(')) return line
    const prompt = { ...like.prompt, box: { ...like.prompt.box, top: line.box.top } }
    return {
      ...line,
      text: `${prompt.text} ${line.text}`,
      words: [prompt, ...line.words],
      box: around(prompt.box, line.box),
    }
  })
}
