impl Solution {
    pub fn summary_ranges(nums: Vec<i32>) -> Vec<String> {
        // Where one number is the highest there is, none follows it.
        nums.chunk_by(|number, next| number.checked_add(1) == Some(*next))
            .map(|range| match range {
                [first, .., last] => format!("{first}->{last}"),
                _ => range[0].to_string(),
            })
            .collect()
    }
}
