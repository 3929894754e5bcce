impl Solution {
    pub fn find_judge(n: i32, trust: Vec<Vec<i32>>) -> i32 {
        let mut points = vec![0; n as usize + 1];
        for pair in &trust {
            points[pair[0] as usize] -= 1;
            points[pair[1] as usize] += 1;
        }
        (1..=n).find(|&person| points[person as usize] == n - 1).unwrap_or(-1)
    }
}
