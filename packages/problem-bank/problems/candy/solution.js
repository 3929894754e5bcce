function candy(ratings) {
  const candies = new Array(ratings.length).fill(1)
  for (let child = 1; child < ratings.length; child++) {
    if (ratings[child] > ratings[child - 1]) candies[child] = candies[child - 1] + 1
  }
  for (let child = ratings.length - 2; child >= 0; child--) {
    if (ratings[child] > ratings[child + 1]) candies[child] = Math.max(candies[child], candies[child + 1] + 1)
  }
  return candies.reduce((total, count) => total + count, 0)
}
