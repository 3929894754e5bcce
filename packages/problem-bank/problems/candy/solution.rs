impl Solution {
    pub fn candy(ratings: Vec<i32>) -> i32 {
        let mut candies = vec![1; ratings.len()];
        for child in 1..ratings.len() {
            if ratings[child] > ratings[child - 1] {
                candies[child] = candies[child - 1] + 1;
            }
        }
        for child in (1..ratings.len()).rev() {
            if ratings[child - 1] > ratings[child] {
                candies[child - 1] = candies[child - 1].max(candies[child] + 1);
            }
        }
        candies.iter().sum()
    }
}
