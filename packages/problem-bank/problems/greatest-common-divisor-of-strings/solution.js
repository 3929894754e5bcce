function gcdOfStrings(str1, str2) {
  if (str1 + str2 !== str2 + str1) return ''
  return str1.slice(0, greatestCommonDivisor(str1.length, str2.length))
}

function greatestCommonDivisor(a, b) {
  return b === 0 ? a : greatestCommonDivisor(b, a % b)
}
