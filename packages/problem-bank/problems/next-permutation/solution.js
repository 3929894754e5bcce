function nextPermutation(nums) {
  const swap = (a, b) => {
    ;[nums[a], nums[b]] = [nums[b], nums[a]]
  }
  let pivot = nums.length - 2
  while (pivot >= 0 && nums[pivot] >= nums[pivot + 1]) pivot--
  if (pivot >= 0) {
    let larger = nums.length - 1
    while (nums[larger] <= nums[pivot]) larger--
    swap(pivot, larger)
  }
  for (let left = pivot + 1, right = nums.length - 1; left < right; left++, right--) swap(left, right)
}
