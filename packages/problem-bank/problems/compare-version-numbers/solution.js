function compareVersion(version1, version2) {
  const [one, other] = [version1, version2].map((version) => version.split('.').map(Number))
  for (let place = 0; place < Math.max(one.length, other.length); place++) {
    const difference = (one[place] ?? 0) - (other[place] ?? 0)
    if (difference !== 0) return Math.sign(difference)
  }
  return 0
}
