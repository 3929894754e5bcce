function kidsWithCandies(candies, extraCandies) {
  const greatest = Math.max(...candies)
  return candies.map((own) => own + extraCandies >= greatest)
}
