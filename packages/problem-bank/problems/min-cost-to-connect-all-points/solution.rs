impl Solution {
    pub fn min_cost_connect_points(points: Vec<Vec<i32>>) -> i32 {
        // What it costs to join each point that is not in the tree yet.
        let mut outside: Vec<_> = (1..points.len()).map(|place| (i32::MAX, place)).collect();
        let (mut newest, mut cost) = (0, 0);
        while !outside.is_empty() {
            for (least, place) in outside.iter_mut() {
                let point = &points[*place];
                let distance =
                    (point[0] - points[newest][0]).abs() + (point[1] - points[newest][1]).abs();
                *least = distance.min(*least);
            }
            if let Some(nearest) = (0..outside.len()).min_by_key(|&index| outside[index]) {
                let (distance, place) = outside.swap_remove(nearest);
                cost += distance;
                newest = place;
            }
        }
        cost
    }
}
