impl Solution {
    pub fn find_min_arrow_shots(mut points: Vec<Vec<i32>>) -> i32 {
        points.sort_unstable_by_key(|balloon| balloon[1]);
        let mut arrows = 0;
        let mut shot = None;
        for balloon in &points {
            if shot.is_none_or(|place| balloon[0] > place) {
                arrows += 1;
                shot = Some(balloon[1]);
            }
        }
        arrows
    }
}
