impl Solution {
    pub fn successful_pairs(spells: Vec<i32>, mut potions: Vec<i32>, success: i64) -> Vec<i32> {
        potions.sort_unstable();
        spells
            .into_iter()
            .map(|spell| {
                let is_weak = |&potion: &i32| i64::from(spell) * i64::from(potion) < success;
                (potions.len() - potions.partition_point(is_weak)) as i32
            })
            .collect()
    }
}
