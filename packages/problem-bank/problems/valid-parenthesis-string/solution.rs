impl Solution {
    pub fn check_valid_string(s: String) -> bool {
        // How many parentheses can be open: any number from fewest to most.
        let (mut fewest, mut most) = (0, 0);
        for character in s.chars() {
            fewest += if character == '(' { 1 } else { -1 };
            most += if character == ')' { -1 } else { 1 };
            if most < 0 {
                return false;
            }
            fewest = fewest.max(0);
        }
        fewest == 0
    }
}
