impl Solution {
    pub fn count_smaller(nums: Vec<i32>) -> Vec<i32> {
        let mut sorted = nums.clone();
        sorted.sort_unstable();
        sorted.dedup();
        let mut tree = vec![0; sorted.len() + 1];
        let mut counts = vec![0; nums.len()];
        for (i, number) in nums.iter().enumerate().rev() {
            let below = sorted.partition_point(|other| other < number);
            let mut place = below;
            while place > 0 {
                counts[i] += tree[place];
                place &= place - 1;
            }
            place = below + 1;
            while place < tree.len() {
                tree[place] += 1;
                place += place & place.wrapping_neg();
            }
        }
        counts
    }
}
