impl Solution {
    pub fn subsets(nums: Vec<i32>) -> Vec<Vec<i32>> {
        let mut found = vec![Vec::new()];
        for number in nums {
            for place in 0..found.len() {
                let mut extended = found[place].clone();
                extended.push(number);
                found.push(extended);
            }
        }
        found
    }
}
