impl Solution {
    pub fn merge_triplets(triplets: Vec<Vec<i32>>, target: Vec<i32>) -> bool {
        let mut met = [false; 3];
        for triplet in &triplets {
            if triplet
                .iter()
                .zip(&target)
                .all(|(number, wanted)| number <= wanted)
            {
                for place in 0..3 {
                    met[place] |= triplet[place] == target[place];
                }
            }
        }
        met == [true; 3]
    }
}
