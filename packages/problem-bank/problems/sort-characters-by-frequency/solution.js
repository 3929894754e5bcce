function frequencySort(s) {
  const counts = new Map()
  for (const character of s) counts.set(character, (counts.get(character) ?? 0) + 1)
  const ranked = [...counts].sort(([, one], [, other]) => other - one)
  return ranked.map(([character, count]) => character.repeat(count)).join('')
}
