function strStr(haystack, needle) {
  const fallback = [0]
  for (let place = 1, fitting = 0; place < needle.length; place++) {
    while (fitting > 0 && needle[place] !== needle[fitting]) fitting = fallback[fitting - 1]
    if (needle[place] === needle[fitting]) fitting++
    fallback.push(fitting)
  }
  for (let place = 0, fitting = 0; place < haystack.length; place++) {
    while (fitting > 0 && haystack[place] !== needle[fitting]) fitting = fallback[fitting - 1]
    if (haystack[place] === needle[fitting]) fitting++
    if (fitting === needle.length) return place - needle.length + 1
  }
  return -1
}
