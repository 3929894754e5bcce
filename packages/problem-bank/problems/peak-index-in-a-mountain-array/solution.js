function peakIndexInMountainArray(arr) {
  let low = 0
  let high = arr.length - 1
  while (low < high) {
    const middle = (low + high) >> 1
    if (arr[middle] < arr[middle + 1]) low = middle + 1
    else high = middle
  }
  return low
}
