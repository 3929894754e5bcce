impl Solution {
    pub fn hamming_distance(x: i32, y: i32) -> i32 {
        let mut differing = x ^ y;
        let mut distance = 0;
        while differing != 0 {
            differing &= differing - 1;
            distance += 1;
        }
        distance
    }
}
