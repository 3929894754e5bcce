const VOWELS = 'aeiou'

function maxVowels(s, k) {
  let window = 0
  let best = 0
  for (let place = 0; place < s.length; place++) {
    if (VOWELS.includes(s[place])) window++
    if (place >= k && VOWELS.includes(s[place - k])) window--
    best = Math.max(best, window)
  }
  return best
}
