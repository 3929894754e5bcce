function combine(n, k) {
  const combinations = []
  const chosen = []

  const choose = (first) => {
    const missing = k - chosen.length
    if (missing === 0) {
      combinations.push([...chosen])
      return
    }
    for (let number = first; number <= n - missing + 1; number++) {
      chosen.push(number)
      choose(number + 1)
      chosen.pop()
    }
  }

  choose(1)
  return combinations
}
