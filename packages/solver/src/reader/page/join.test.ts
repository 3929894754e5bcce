import { expect, test } from 'vitest'
import type { Line } from '../lines/line.ts'
import { lines } from '../lines/lines.fixture.ts'
import type { Picture } from '../pixels/pictures.ts'
import { joinShots } from './join.ts'

/** A shot of a page whose texts are drawn as strokes, from one pixel row of it on; `read` is what was made of them. */
function shot(page: string[], from: number, read: Record<string, string> = {}): Line[] {
  const picture: Picture = { grey: new Uint8Array(400 * 288).fill(255), width: 400, height: 288 }
  return lines(...page).flatMap((line) => {
    const box = { ...line.box, top: line.box.top - from }
    if (box.top < 0 || box.top + box.height > picture.height) return []
    for (const [place, sign] of [...line.text].entries()) {
      for (let row = 0; row < 16; row++) {
        if ((sign.charCodeAt(0) * (row + 3)) % 7 < 3) picture.grey.fill(0, at(place, row), at(place, row) + 6)
      }
    }
    return [{ ...line, text: read[line.text] ?? line.text, picture, box }]

    function at(place: number, row: number): number {
      return (box.top + row) * picture.width + place * 8
    }
  })
}

const page = ['Some words of a statement', 'Input', '["A","b"]', '[[[2,5]],[0]]', 'Output', '[null,3]', 'Limits: none']

test('what two shots both show is told once, even where it was read differently', () => {
  const spoiled = { '[[[2,5]],[0]]': 're2,sl]1, Tol)' }
  const joined = joinShots([shot(page, 24), shot(page, 48, spoiled)])
  expect(joined.map(({ text }) => text)).toEqual(page.slice(1))
})

test('two examples that differ in one digit are two', () => {
  const other = ['Input', '["A","b"]', '[[[2,6]],[0]]', 'Output', '[null,3]', 'Limits: none']
  const joined = joinShots([shot(page.slice(1, 6), 0), shot(other, 0)])
  expect(joined).toHaveLength(11)
})

test('the head of a page that the next shot repeats is told once, where enough lines below it overlap', () => {
  const head = ['Inbox (2)  Weather', 'example.org/problems', 'Courses  Tutorials  Jobs', 'Arrays  Trees']
  const text = (joined: Line[]) => joined.map((line) => line.text)
  const joined = joinShots([shot(page.slice(0, 4), 0), shot([...head, ...page.slice(1)], 0)])
  expect(text(joined)).toEqual(page)
  const other = joinShots([shot(page.slice(0, 2), 0), shot([...head, 'Input', '["B","c"]'], 0)])
  expect(text(other)).toEqual([...page.slice(0, 2), ...head, 'Input', '["B","c"]'])
})

test('bars that stay at the head and the foot of every shot do not part what overlaps', () => {
  const bars = (middle: string[], from: number) => {
    const shown = shot(['10:01  5G', ...middle.slice(from, from + 4), 'Problem  Code  Me'], 0)
    return shown.map((line) => ({ ...line, picture: { ...line.picture } }))
  }
  const still = (middle: string[], from: number) => {
    const lines = bars(middle, from)
    const [picture] = lines.map((line) => line.picture)
    return lines.map((line) => ({ ...line, picture: picture ?? line.picture }))
  }
  const joined = joinShots([still(page, 0), still(page, 2)])
  expect(joined.map(({ text }) => text)).toEqual(['10:01  5G', ...page.slice(0, 6), 'Problem  Code  Me'])
})
