function findKthPositive(arr, k) {
  let [low, high] = [0, arr.length]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (arr[middle] - middle - 1 < k) low = middle + 1
    else high = middle
  }
  return k + low
}
