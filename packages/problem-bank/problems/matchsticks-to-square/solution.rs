impl Solution {
    pub fn makesquare(matchsticks: Vec<i32>) -> bool {
        let sum: i32 = matchsticks.iter().sum();
        let mut sticks = matchsticks;
        sticks.sort_unstable_by(|a, b| b.cmp(a));
        sum % 4 == 0 && Self::are_placed(&sticks, &mut [0; 4], sum / 4)
    }

    fn are_placed(sticks: &[i32], sides: &mut [i32; 4], side: i32) -> bool {
        let Some((stick, rest)) = sticks.split_first() else {
            return true;
        };
        for i in 0..4 {
            // A side as long as the one tried before is no other choice.
            if sides[i] + stick > side || (i > 0 && sides[i] == sides[i - 1]) {
                continue;
            }
            sides[i] += stick;
            if Self::are_placed(rest, sides, side) {
                return true;
            }
            sides[i] -= stick;
        }
        false
    }
}
