function longestCommonSubsequence(text1, text2) {
  let above = new Array(text2.length + 1).fill(0)
  for (const a of text1) {
    const row = [0]
    for (let column = 0; column < text2.length; column++) {
      row.push(a === text2[column] ? above[column] + 1 : Math.max(above[column + 1], row[column]))
    }
    above = row
  }
  return above.at(-1)
}
