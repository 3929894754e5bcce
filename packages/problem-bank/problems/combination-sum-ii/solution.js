function combinationSum2(candidates, target) {
  const numbers = [...candidates].sort((a, b) => a - b)
  const combinations = []
  const chosen = []

  const choose = (first, missing) => {
    if (missing === 0) combinations.push([...chosen])
    for (let place = first; place < numbers.length && numbers[place] <= missing; place++) {
      if (place > first && numbers[place] === numbers[place - 1]) continue
      chosen.push(numbers[place])
      choose(place + 1, missing - numbers[place])
      chosen.pop()
    }
  }

  choose(0, target)
  return combinations
}
