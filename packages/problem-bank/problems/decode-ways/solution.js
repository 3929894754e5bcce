function numDecodings(s) {
  let older = 0
  let newer = 1
  for (let place = 0; place < s.length; place++) {
    const pair = s.slice(place - 1, place + 1)
    let ways = s[place] === '0' ? 0 : newer
    if (place > 0 && pair >= '10' && pair <= '26') ways += older
    older = newer
    newer = ways
  }
  return newer
}
