impl Solution {
    pub fn asteroid_collision(asteroids: Vec<i32>) -> Vec<i32> {
        let mut survivors: Vec<i32> = Vec::new();
        for asteroid in asteroids {
            let mut exists = true;
            while let Some(&last) = survivors.last() {
                if !exists || asteroid > 0 || last < 0 {
                    break;
                }
                exists = last < -asteroid;
                if last <= -asteroid {
                    survivors.pop();
                }
            }
            if exists {
                survivors.push(asteroid);
            }
        }
        survivors
    }
}
