impl Solution {
    pub fn can_place_flowers(flowerbed: Vec<i32>, n: i32) -> bool {
        let mut planted = 0;
        let mut plot = 0;
        while plot < flowerbed.len() {
            let around = &flowerbed[plot.saturating_sub(1)..flowerbed.len().min(plot + 2)];
            let is_free = !around.contains(&1);
            if is_free {
                planted += 1;
            }
            // Behind a flower, old or new, nothing can be planted.
            plot += if is_free || flowerbed[plot] == 1 {
                2
            } else {
                1
            };
        }
        planted >= n
    }
}
