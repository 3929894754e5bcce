impl Solution {
    pub fn find_median_sorted_arrays(nums1: Vec<i32>, nums2: Vec<i32>) -> f64 {
        let (shorter, longer) = if nums1.len() <= nums2.len() {
            (nums1, nums2)
        } else {
            (nums2, nums1)
        };
        let size = shorter.len() + longer.len();
        let (mut low, mut high) = (0, shorter.len());
        loop {
            // So many numbers of each belong to the lower half.
            let taken = (low + high) / 2;
            let others = size.div_ceil(2) - taken;
            let (shorter_low, shorter_high) = around(&shorter, taken);
            let (longer_low, longer_high) = around(&longer, others);
            if shorter_low > longer_high {
                high = taken - 1;
            } else if longer_low > shorter_high {
                low = taken + 1;
            } else if size % 2 == 1 {
                return shorter_low.max(longer_low);
            } else {
                return (shorter_low.max(longer_low) + shorter_high.min(longer_high)) / 2.0;
            }
        }
    }
}

/// The last number before a place and the first from there on; infinities where there is none.
fn around(nums: &[i32], place: usize) -> (f64, f64) {
    let (before, after) = nums.split_at(place);
    (
        before
            .last()
            .map_or(f64::NEG_INFINITY, |&number| f64::from(number)),
        after
            .first()
            .map_or(f64::INFINITY, |&number| f64::from(number)),
    )
}
