impl Solution {
    pub fn can_complete_circuit(gas: Vec<i32>, cost: Vec<i32>) -> i32 {
        let (mut start, mut tank, mut total) = (0, 0, 0);
        for (station, (gained, spent)) in gas.iter().zip(&cost).enumerate() {
            tank += gained - spent;
            total += gained - spent;
            if tank < 0 {
                start = station as i32 + 1;
                tank = 0;
            }
        }
        if total >= 0 {
            start
        } else {
            -1
        }
    }
}
