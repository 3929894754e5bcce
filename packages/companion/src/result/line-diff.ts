/** A line of two texts side by side: in both, only in the later one, or only in the earlier one. */
export type DiffLine = { kind: 'kept' | 'added' | 'removed'; text: string }

/** What changed from one text to another, line by line, as few lines as possible; what was removed stands before what was added. */
export function lineDiff(before: string, after: string): DiffLine[] {
  const [old, now] = [before.split('\n'), after.split('\n')]
  const common = commonBelow(old, now)
  const lines: DiffLine[] = []
  let [i, j] = [0, 0]
  while (i < old.length || j < now.length) {
    const [left, right] = [old[i], now[j]]
    if (left !== undefined && left === right) {
      lines.push({ kind: 'kept', text: left })
      i += 1
      j += 1
    } else if (left !== undefined && (right === undefined || common(i + 1, j) >= common(i, j + 1))) {
      lines.push({ kind: 'removed', text: left })
      i += 1
    } else if (right !== undefined) {
      lines.push({ kind: 'added', text: right })
      j += 1
    }
  }
  return lines
}

/** How many lines the texts have in common, in order, from line `i` of the one and `j` of the other on. */
function commonBelow(old: string[], now: string[]): (i: number, j: number) => number {
  const width = now.length + 1
  const counts = new Uint32Array((old.length + 1) * width)
  const at = (i: number, j: number) => counts[i * width + j] ?? 0
  for (let i = old.length - 1; i >= 0; i--) {
    for (let j = now.length - 1; j >= 0; j--) {
      counts[i * width + j] = old[i] === now[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
    }
  }
  return at
}
