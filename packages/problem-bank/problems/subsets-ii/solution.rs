impl Solution {
    pub fn subsets_with_dup(mut nums: Vec<i32>) -> Vec<Vec<i32>> {
        nums.sort_unstable();
        let mut subsets = vec![Vec::new()];
        let mut made_last = 0;
        for (place, &number) in nums.iter().enumerate() {
            let is_repeated = place > 0 && number == nums[place - 1];
            let first = if is_repeated { made_last } else { 0 };
            made_last = subsets.len();
            for index in first..subsets.len() {
                let mut extended = subsets[index].clone();
                extended.push(number);
                subsets.push(extended);
            }
        }
        subsets
    }
}
