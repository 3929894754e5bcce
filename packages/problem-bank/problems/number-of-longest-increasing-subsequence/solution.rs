impl Solution {
    pub fn find_number_of_lis(nums: Vec<i32>) -> i32 {
        // Of the longest increasing subsequences that end at each place: how long they are, and how many.
        let mut ending: Vec<(usize, i32)> = Vec::with_capacity(nums.len());
        for (last, number) in nums.iter().enumerate() {
            let (mut length, mut count) = (1, 1);
            for before in (0..last).filter(|&before| nums[before] < *number) {
                let (shorter, ways) = ending[before];
                if shorter + 1 > length {
                    (length, count) = (shorter + 1, ways);
                } else if shorter + 1 == length {
                    count += ways;
                }
            }
            ending.push((length, count));
        }

        let longest = ending.iter().map(|&(length, _)| length).max();
        ending
            .iter()
            .filter(|&&(length, _)| Some(length) == longest)
            .map(|&(_, count)| count)
            .sum()
    }
}
