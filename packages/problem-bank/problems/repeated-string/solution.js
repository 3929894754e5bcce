function repeatedString(s, n) {
  const count = (text) => [...text].filter((letter) => letter === 'a').length
  return count(s) * Math.floor(n / s.length) + count(s.slice(0, n % s.length))
}
