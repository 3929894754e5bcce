impl Solution {
    pub fn sum_subarray_mins(arr: Vec<i32>) -> i32 {
        let mut total = 0_i64;
        // Elements that rise, each with its place, counted from one, and the sum of what ends there.
        let mut rising: Vec<(i32, i64, i64)> = Vec::new();
        for (place, &number) in (1..).zip(&arr) {
            while rising.last().is_some_and(|last| last.0 >= number) {
                rising.pop();
            }
            let (smaller, before) = rising.last().map_or((0, 0), |last| (last.1, last.2));
            let ending_here = before + i64::from(number) * (place - smaller);
            total += ending_here;
            rising.push((number, place, ending_here));
        }
        (total % 1_000_000_007) as i32
    }
}
