import type { Line } from '../lines/line.ts'
import { looksTheSame } from '../lines/same-pixels.ts'

/** Alike enough to be the same line read twice. */
const SAME = 0.8
const SHORT = 24
/** Lines that a shot's edge may have cut in half, at the end of one shot and the beginning of the next. */
const CUT = 2
/** Above what overlaps a shot may repeat the head of the page, of at most so many lines; fewer lines than these may overlap by chance. */
const HEAD = 12
const FEWEST_BELOW_HEAD = 3

/** What stays where it is while a page is scrolled moves by less than this, in pixels. */
const STILL = 3

/** The lines of several shots of one page, in order, with what overlaps told once. */
export function joinShots(shots: Line[][]): Line[] {
  return shots.reduce((page, shot) => {
    const bars = barsIn(page, shot)
    const scrolled = bars && join(page.slice(0, page.length - bars.foot), shot.slice(bars.head))
    return (scrolled && scrolled.overlap > 0 ? scrolled : join(page, shot)).lines
  }, [] as Line[])
}

/**
 * How many of a shot's first lines, and of the page's last, are those of a bar that stays while the page is scrolled: both
 * shots have it at one place. Null where nothing stands at the foot of both.
 */
function barsIn(page: Line[], shot: Line[]): { head: number; foot: number } | null {
  const before = page.filter(({ picture }) => picture === page.at(-1)?.picture)
  const lengthOf = (above: Line[], below: Line[]) => {
    const moved = above.findIndex((line, place) => !isStill(line, below[place]))
    return moved === -1 ? above.length : moved
  }
  const head = lengthOf(before, shot)
  const foot = lengthOf(before.toReversed(), shot.toReversed())
  // Without a foot nothing stands between what overlaps; and where nothing moved, the two are one shot.
  const areBars = foot > 0 && head + foot < Math.min(before.length, shot.length)
  return areBars ? { head, foot } : null
}

function isStill(above: Line, below: Line | undefined): boolean {
  if (below === undefined || above.picture === below.picture) return false
  const isThere = Math.abs(above.box.top - below.box.top) < STILL && Math.abs(above.box.left - below.box.left) < STILL
  return isThere && isSameLine(above, below)
}

function join(page: Line[], shot: Line[]): { lines: Line[]; overlap: number } {
  let best = { overlap: 0, keep: page.length, from: 0 }
  for (let cutBelow = 0; cutBelow <= CUT; cutBelow++) {
    for (let cutAbove = 0; cutAbove <= HEAD; cutAbove++) {
      const overlap = longestOverlap(page.slice(0, page.length - cutBelow), shot.slice(cutAbove))
      const isEnough = cutAbove <= CUT || overlap >= FEWEST_BELOW_HEAD
      if (isEnough && overlap > best.overlap) best = { overlap, keep: page.length - cutBelow, from: cutAbove + overlap }
    }
  }
  return { lines: [...page.slice(0, best.keep), ...shot.slice(best.from)], overlap: best.overlap }
}

/** How many of the last lines of `above` are the first lines of `below`. */
function longestOverlap(above: Line[], below: Line[]): number {
  for (let length = Math.min(above.length, below.length); length > 0; length--) {
    const tail = above.slice(-length)
    if (tail.every((line, index) => isSameLine(line, below[index]))) return length
  }
  return 0
}

/** Lines that were read alike, or, where the recogniser stumbled over both, look alike. */
function isSameLine(above: Line, below: Line | undefined): boolean {
  return below !== undefined && (saysTheSame(above.text, below.text) || looksTheSame(above, below))
}

// In a short line a digit is all that tells 'Output: 1' from 'Output: 2', or one example's heading from the next.
function saysTheSame(a: string, b: string): boolean {
  const short = compact(a).length < SHORT
  return alike(a, b) >= SAME && (!short || a.replace(/\D/g, '') === b.replace(/\D/g, ''))
}

/** 1 for the same text, 0 for nothing in common: the share of pairs of letters that both have. Spaces do not count. */
function alike(a: string, b: string): number {
  const [mine, theirs] = [pairs(a), pairs(b)]
  if (mine.length === 0 || theirs.length === 0) return compact(a) === compact(b) ? 1 : 0
  const left = [...theirs]
  let common = 0
  for (const pair of mine) {
    const place = left.indexOf(pair)
    if (place === -1) continue
    left.splice(place, 1)
    common++
  }
  return (2 * common) / (mine.length + theirs.length)
}

function pairs(text: string): string[] {
  const letters = compact(text)
  return Array.from({ length: Math.max(0, letters.length - 1) }, (_, index) => letters.slice(index, index + 2))
}

function compact(text: string): string {
  return text.toLowerCase().replace(/\s/g, '')
}
