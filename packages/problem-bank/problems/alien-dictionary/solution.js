function alienOrder(words) {
  const followers = new Map()
  for (const letter of words.join('')) followers.set(letter, new Set())
  for (let index = 1; index < words.length; index++) {
    const [one, other] = [words[index - 1], words[index]]
    const place = [...one].findIndex((letter, at) => letter !== other[at])
    if (place === -1) continue
    if (place === other.length) return ''
    followers.get(one[place]).add(other[place])
  }

  const waiting = new Map(Array.from(followers.keys(), (letter) => [letter, 0]))
  for (const later of followers.values()) {
    for (const letter of later) waiting.set(letter, waiting.get(letter) + 1)
  }
  const order = [...waiting.keys()].filter((letter) => waiting.get(letter) === 0)
  // What waits for nothing more is put behind what was taken.
  for (const letter of order) {
    for (const follower of followers.get(letter)) {
      waiting.set(follower, waiting.get(follower) - 1)
      if (waiting.get(follower) === 0) order.push(follower)
    }
  }
  return order.length === followers.size ? order.join('') : ''
}
