function fullJustify(words, maxWidth) {
  const justified = (line, letters) => {
    const gaps = line.length - 1
    if (gaps === 0) return line[0].padEnd(maxWidth)
    const space = ' '.repeat(Math.floor((maxWidth - letters) / gaps))
    const wider = (maxWidth - letters) % gaps
    return line.map((word, gap) => word + (gap === gaps ? '' : space) + (gap < wider ? ' ' : '')).join('')
  }

  const lines = []
  let [line, letters] = [[], 0]
  for (const word of words) {
    if (letters + line.length + word.length > maxWidth) {
      lines.push(justified(line, letters))
      line = []
      letters = 0
    }
    line.push(word)
    letters += word.length
  }
  return [...lines, line.join(' ').padEnd(maxWidth)]
}
