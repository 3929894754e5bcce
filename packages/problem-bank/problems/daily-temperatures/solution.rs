impl Solution {
    pub fn daily_temperatures(temperatures: Vec<i32>) -> Vec<i32> {
        let mut answer = vec![0; temperatures.len()];
        let mut waiting: Vec<usize> = Vec::new();
        for (day, &temperature) in temperatures.iter().enumerate() {
            while let Some(&colder) = waiting.last() {
                if temperatures[colder] >= temperature {
                    break;
                }
                answer[colder] = (day - colder) as i32;
                waiting.pop();
            }
            waiting.push(day);
        }
        answer
    }
}
