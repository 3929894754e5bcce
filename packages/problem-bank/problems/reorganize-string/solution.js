function reorganizeString(s) {
  const counts = new Map()
  for (const letter of s) counts.set(letter, (counts.get(letter) ?? 0) + 1)
  const ranked = [...counts].sort(([, one], [, other]) => other - one)
  if (ranked[0][1] > (s.length + 1) / 2) return ''
  const apart = []
  let place = 0
  for (const [letter, count] of ranked) {
    for (let left = count; left > 0; left--) {
      apart[place] = letter
      place += 2
      if (place >= s.length) place = 1
    }
  }
  return apart.join('')
}
