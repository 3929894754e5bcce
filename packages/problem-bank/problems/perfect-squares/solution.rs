impl Solution {
    pub fn num_squares(n: i32) -> i32 {
        let n = n as usize;
        let mut fewest = vec![0; n + 1];
        for total in 1..=n {
            fewest[total] = (1..)
                .map(|root| root * root)
                .take_while(|&square| square <= total)
                .map(|square| fewest[total - square] + 1)
                .min()
                .unwrap_or(0);
        }
        fewest[n]
    }
}
