function licenseKeyFormatting(s, k) {
  const key = s.replaceAll('-', '').toUpperCase()
  const first = key.length % k
  const groups = first > 0 ? [key.slice(0, first)] : []
  for (let start = first; start < key.length; start += k) groups.push(key.slice(start, start + k))
  return groups.join('-')
}
