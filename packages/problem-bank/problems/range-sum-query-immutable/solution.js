class NumArray {
  // The sum of everything before each place.
  #before = [0]

  constructor(nums) {
    for (const num of nums) this.#before.push(this.#before.at(-1) + num)
  }

  sumRange(left, right) {
    return this.#before[right + 1] - this.#before[left]
  }
}
