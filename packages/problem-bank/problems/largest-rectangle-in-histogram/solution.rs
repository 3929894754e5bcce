impl Solution {
    pub fn largest_rectangle_area(heights: Vec<i32>) -> i32 {
        let mut largest = 0;
        let mut rising: Vec<usize> = Vec::new();
        for right in 0..=heights.len() {
            let height = heights.get(right).copied().unwrap_or(0);
            while let Some(&last) = rising.last() {
                if heights[last] <= height {
                    break;
                }
                rising.pop();
                let left = rising.last().map_or(0, |&before| before + 1);
                largest = largest.max(heights[last] * (right - left) as i32);
            }
            if right < heights.len() {
                rising.push(right);
            }
        }
        largest
    }
}
