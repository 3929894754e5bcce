function minRemoveToMakeValid(s) {
  const kept = [...s]
  const unclosed = []
  for (const [place, character] of kept.entries()) {
    if (character === '(') unclosed.push(place)
    else if (character === ')' && unclosed.pop() === undefined) kept[place] = ''
  }
  for (const place of unclosed) kept[place] = ''
  return kept.join('')
}
