function findContentChildren(g, s) {
  const greed = [...g].sort((a, b) => a - b)
  const cookies = [...s].sort((a, b) => a - b)
  let content = 0
  for (const cookie of cookies) {
    if (greed[content] <= cookie) content++
  }
  return content
}
