impl Solution {
    pub fn k_closest(mut points: Vec<Vec<i32>>, k: i32) -> Vec<Vec<i32>> {
        points.sort_by_key(|point| point[0].pow(2) + point[1].pow(2));
        points.truncate(k as usize);
        points
    }
}
