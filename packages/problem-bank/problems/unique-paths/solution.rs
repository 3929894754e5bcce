impl Solution {
    pub fn unique_paths(m: i32, n: i32) -> i32 {
        let mut paths = vec![1; n as usize];
        for _ in 1..m {
            for column in 1..paths.len() {
                paths[column] += paths[column - 1];
            }
        }
        paths[paths.len() - 1]
    }
}
