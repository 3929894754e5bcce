use std::collections::HashMap;

impl Solution {
    pub fn total_fruit(fruits: Vec<i32>) -> i32 {
        let mut picked = HashMap::new();
        let (mut start, mut most) = (0, 0);
        for (end, fruit) in fruits.iter().enumerate() {
            *picked.entry(fruit).or_insert(0) += 1;
            while picked.len() > 2 {
                let dropped = &fruits[start];
                if let Some(count) = picked.get_mut(dropped) {
                    *count -= 1;
                    if *count == 0 {
                        picked.remove(dropped);
                    }
                }
                start += 1;
            }
            most = most.max(end - start + 1);
        }
        most as i32
    }
}
