import type { Line } from '../lines/line.ts'

/** What heads what is told about a task, such as who set it and how often it may be tried. */
const ABOUT =
  /^about\s+(?:this|the)\s+(?:task|problem|question|challenge|exercise|round|assessment|test|interview)\s*:?$/i
/** What heads the task itself. */
const TASK = /^(?:the\s+|your\s+)?(?:task|problem(?:\s+statement)?|statement|question|challenge|exercise)\s*:?$/i

/**
 * Lines without what a page tells about a task before the task, where both have a heading: attempts and dates there are none
 * of the problem's numbers. Those of any other page as they are.
 *
 * @param isExample whether an example begins in a line: no such part has one
 */
export function withoutAbout(lines: Line[], isExample: (line: Line) => boolean): Line[] {
  const about = lines.findIndex(({ text }) => ABOUT.test(text))
  const task = lines.findIndex(({ text }, place) => place > about && TASK.test(text))
  if (about === -1 || task === -1 || lines.slice(about, task).some(isExample)) return lines
  return [...lines.slice(0, about), ...lines.slice(task + 1)]
}
