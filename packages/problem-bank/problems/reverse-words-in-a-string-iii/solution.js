function reverseWords(s) {
  return s
    .split(' ')
    .map((word) => [...word].reverse().join(''))
    .join(' ')
}
