function permute(nums) {
  const found = []
  const order = []

  function extend(left) {
    if (left.length === 0) found.push([...order])
    for (const number of left) {
      order.push(number)
      extend(left.filter((other) => other !== number))
      order.pop()
    }
  }

  extend(nums)
  return found
}
