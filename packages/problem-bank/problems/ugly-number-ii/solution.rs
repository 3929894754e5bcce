impl Solution {
    pub fn nth_ugly_number(n: i32) -> i32 {
        let mut ugly = vec![1];
        let (mut twice, mut thrice, mut five_times) = (0, 0, 0);
        while ugly.len() < n as usize {
            let (by_two, by_three, by_five) =
                (2 * ugly[twice], 3 * ugly[thrice], 5 * ugly[five_times]);
            let smallest = by_two.min(by_three).min(by_five);
            ugly.push(smallest);
            twice += usize::from(smallest == by_two);
            thrice += usize::from(smallest == by_three);
            five_times += usize::from(smallest == by_five);
        }
        ugly[ugly.len() - 1]
    }
}
