function minEatingSpeed(piles, h) {
  let low = 1
  let high = piles.reduce((most, pile) => Math.max(most, pile))
  while (low < high) {
    const speed = Math.floor((low + high) / 2)
    const hours = piles.reduce((sum, pile) => sum + Math.ceil(pile / speed), 0)
    if (hours <= h) high = speed
    else low = speed + 1
  }
  return low
}
