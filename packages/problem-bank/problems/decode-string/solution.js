function decodeString(s) {
  const waiting = []
  let text = ''
  let count = 0
  for (const character of s) {
    if (character >= '0' && character <= '9') count = count * 10 + Number(character)
    else if (character === '[') {
      waiting.push([text, count])
      text = ''
      count = 0
    } else if (character === ']') {
      const [before, times] = waiting.pop()
      text = before + text.repeat(times)
    } else text += character
  }
  return text
}
