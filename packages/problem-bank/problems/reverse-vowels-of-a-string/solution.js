const VOWELS = 'aeiouAEIOU'

function reverseVowels(s) {
  const characters = [...s]
  let left = 0
  let right = characters.length - 1
  while (left < right) {
    if (!VOWELS.includes(characters[left])) left++
    else if (!VOWELS.includes(characters[right])) right--
    else {
      const moved = characters[left]
      characters[left++] = characters[right]
      characters[right--] = moved
    }
  }
  return characters.join('')
}
