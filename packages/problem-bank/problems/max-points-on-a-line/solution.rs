use std::collections::HashMap;

impl Solution {
    pub fn max_points(points: Vec<Vec<i32>>) -> i32 {
        fn gcd(a: i32, b: i32) -> i32 {
            if b == 0 { a } else { gcd(b, a % b) }
        }
        let mut best = 1;
        for (i, from) in points.iter().enumerate() {
            let mut directions = HashMap::new();
            for to in &points[i + 1..] {
                let (x, y) = (to[0] - from[0], to[1] - from[1]);
                let sign = if (x, y) < (0, 0) { -1 } else { 1 };
                let divisor = sign * gcd(x, y).abs();
                let count = directions.entry((x / divisor, y / divisor)).or_insert(1);
                *count += 1;
                best = best.max(*count);
            }
        }
        best
    }
}
