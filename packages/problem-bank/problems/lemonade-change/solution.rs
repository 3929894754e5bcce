impl Solution {
    pub fn lemonade_change(bills: Vec<i32>) -> bool {
        let (mut fives, mut tens) = (0, 0);
        for bill in bills {
            match bill {
                5 => fives += 1,
                10 => {
                    fives -= 1;
                    tens += 1;
                }
                _ if tens > 0 => {
                    tens -= 1;
                    fives -= 1;
                }
                _ => fives -= 3,
            }
            if fives < 0 {
                return false;
            }
        }
        true
    }
}
