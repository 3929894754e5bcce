/** Numbers from 0 to 1 that are the same for the same seed (mulberry32 over an FNV-1a hash). */
function seeded(seed: string): () => number {
  let state = 0x811c9dc5
  for (const letter of seed) state = Math.imul(state ^ letter.charCodeAt(0), 0x01000193)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

export function shuffled<Item>(items: Item[], seed: string): Item[] {
  const random = seeded(seed)
  return items
    .map((item) => ({ item, place: random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item)
}

/** One of the choices, the same for the same seed. */
export function pick<Item>(choices: [Item, ...Item[]], seed: string): Item {
  return choices[Math.floor(seeded(seed)() * choices.length)] ?? choices[0]
}
