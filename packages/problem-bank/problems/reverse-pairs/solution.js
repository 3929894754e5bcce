function reversePairs(nums) {
  let count = 0

  function sort(numbers) {
    if (numbers.length < 2) return numbers
    const middle = numbers.length >> 1
    const left = sort(numbers.slice(0, middle))
    const right = sort(numbers.slice(middle))
    let partners = 0
    for (const number of left) {
      while (partners < right.length && number > 2 * right[partners]) partners++
      count += partners
    }
    return merge(left, right)
  }

  function merge(left, right) {
    const merged = []
    let [i, j] = [0, 0]
    while (i < left.length && j < right.length) merged.push(left[i] <= right[j] ? left[i++] : right[j++])
    return merged.concat(left.slice(i), right.slice(j))
  }

  sort(nums)
  return count
}
