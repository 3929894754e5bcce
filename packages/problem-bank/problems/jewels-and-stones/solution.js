function numJewelsInStones(jewels, stones) {
  const precious = new Set(jewels)
  return [...stones].filter((stone) => precious.has(stone)).length
}
