function findClosestElements(arr, k, x) {
  let low = 0
  let high = arr.length - k
  while (low < high) {
    const middle = (low + high) >> 1
    if (x - arr[middle] > arr[middle + k] - x) low = middle + 1
    else high = middle
  }
  return arr.slice(low, low + k)
}
