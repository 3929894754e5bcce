function partition(s) {
  const partitions = []
  const parts = []

  const cut = (start) => {
    if (start === s.length) partitions.push([...parts])
    for (let end = start + 1; end <= s.length; end++) {
      const part = s.slice(start, end)
      if (!isPalindrome(part)) continue
      parts.push(part)
      cut(end)
      parts.pop()
    }
  }

  cut(0)
  return partitions
}

function isPalindrome(text) {
  return [...text].reverse().join('') === text
}
