/** The largest power of three of 32 bits. */
const LARGEST = 3 ** 19

function isPowerOfThree(n) {
  return n > 0 && LARGEST % n === 0
}
