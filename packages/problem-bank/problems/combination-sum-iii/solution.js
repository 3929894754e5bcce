function combinationSum3(k, n) {
  const combinations = []
  const chosen = []

  const choose = (first, missing) => {
    if (chosen.length === k) {
      if (missing === 0) combinations.push([...chosen])
      return
    }
    for (let digit = first; digit <= Math.min(9, missing); digit++) {
      chosen.push(digit)
      choose(digit + 1, missing - digit)
      chosen.pop()
    }
  }

  choose(1, n)
  return combinations
}
