impl Solution {
    pub fn interval_intersection(
        first_list: Vec<Vec<i32>>,
        second_list: Vec<Vec<i32>>,
    ) -> Vec<Vec<i32>> {
        let mut common = Vec::new();
        let (mut i, mut j) = (0, 0);
        while let (Some(first), Some(second)) = (first_list.get(i), second_list.get(j)) {
            let start = first[0].max(second[0]);
            let end = first[1].min(second[1]);
            if start <= end {
                common.push(vec![start, end]);
            }
            if first[1] < second[1] {
                i += 1;
            } else {
                j += 1;
            }
        }
        common
    }
}
