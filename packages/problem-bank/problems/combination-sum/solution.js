function combinationSum(candidates, target) {
  const numbers = [...candidates].sort((a, b) => a - b)
  const found = []
  const chosen = []

  function extend(start, missing) {
    if (missing === 0) {
      found.push([...chosen])
      return
    }
    for (let place = start; place < numbers.length && numbers[place] <= missing; place++) {
      chosen.push(numbers[place])
      extend(place, missing - numbers[place])
      chosen.pop()
    }
  }

  extend(0, target)
  return found
}
