function canPlaceFlowers(flowerbed, n) {
  let planted = 0
  let plot = 0
  while (plot < flowerbed.length) {
    const isFree = !flowerbed[plot - 1] && !flowerbed[plot] && !flowerbed[plot + 1]
    if (isFree) planted++
    // Behind a flower, old or new, nothing can be planted.
    plot += isFree || flowerbed[plot] ? 2 : 1
  }
  return planted >= n
}
