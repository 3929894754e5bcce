function canReach(arr, start) {
  const seen = new Set()
  const toVisit = [start]
  while (toVisit.length > 0) {
    const place = toVisit.pop()
    if (place < 0 || place >= arr.length || seen.has(place)) continue
    if (arr[place] === 0) return true
    seen.add(place)
    toVisit.push(place + arr[place], place - arr[place])
  }
  return false
}
