impl Solution {
    pub fn peak_index_in_mountain_array(arr: Vec<i32>) -> i32 {
        let (mut low, mut high) = (0, arr.len() - 1);
        while low < high {
            let middle = (low + high) / 2;
            if arr[middle] < arr[middle + 1] {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        low as i32
    }
}
