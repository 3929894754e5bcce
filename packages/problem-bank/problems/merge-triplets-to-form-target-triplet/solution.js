function mergeTriplets(triplets, target) {
  const usable = triplets.filter((triplet) => triplet.every((number, place) => number <= target[place]))
  return target.every((wanted, place) => usable.some((triplet) => triplet[place] === wanted))
}
