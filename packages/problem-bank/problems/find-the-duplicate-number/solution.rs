impl Solution {
    pub fn find_duplicate(nums: Vec<i32>) -> i32 {
        let next = |place: i32| nums[place as usize];
        let (mut slow, mut fast) = (next(0), next(next(0)));
        while slow != fast {
            slow = next(slow);
            fast = next(next(fast));
        }
        let mut start = 0;
        while start != slow {
            start = next(start);
            slow = next(slow);
        }
        start
    }
}
