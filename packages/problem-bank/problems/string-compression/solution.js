function compress(chars) {
  let written = 0
  let start = 0
  while (start < chars.length) {
    let end = start
    while (chars[end] === chars[start]) end++
    const length = end - start
    chars[written++] = chars[start]
    if (length > 1) {
      for (const digit of String(length)) chars[written++] = digit
    }
    start = end
  }
  return written
}
