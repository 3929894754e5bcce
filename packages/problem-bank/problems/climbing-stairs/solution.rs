impl Solution {
    pub fn climb_stairs(n: i32) -> i32 {
        let (mut below, mut here) = (1, 1);
        for _ in 1..n {
            (below, here) = (here, below + here);
        }
        here
    }
}
