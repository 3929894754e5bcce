function totalFruit(fruits) {
  const picked = new Map()
  let start = 0
  let most = 0
  for (const [end, fruit] of fruits.entries()) {
    picked.set(fruit, (picked.get(fruit) ?? 0) + 1)
    while (picked.size > 2) {
      const dropped = fruits[start++]
      const left = picked.get(dropped) - 1
      if (left === 0) picked.delete(dropped)
      else picked.set(dropped, left)
    }
    most = Math.max(most, end - start + 1)
  }
  return most
}
