impl Solution {
    pub fn kids_with_candies(candies: Vec<i32>, extra_candies: i32) -> Vec<bool> {
        let greatest = candies.iter().copied().max().unwrap_or(0);
        candies
            .iter()
            .map(|own| own + extra_candies >= greatest)
            .collect()
    }
}
