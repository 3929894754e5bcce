function minDistance(word1, word2) {
  let above = Array.from({ length: word2.length + 1 }, (_, column) => column)
  for (const [index, a] of [...word1].entries()) {
    const row = [index + 1]
    for (let column = 0; column < word2.length; column++) {
      if (a === word2[column]) row.push(above[column])
      else row.push(1 + Math.min(above[column], above[column + 1], row[column]))
    }
    above = row
  }
  return above.at(-1)
}
