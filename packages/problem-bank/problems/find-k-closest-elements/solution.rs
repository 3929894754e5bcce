impl Solution {
    pub fn find_closest_elements(arr: Vec<i32>, k: i32, x: i32) -> Vec<i32> {
        let size = k as usize;
        let (mut low, mut high) = (0, arr.len() - size);
        while low < high {
            let middle = (low + high) / 2;
            if x - arr[middle] > arr[middle + size] - x {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        arr[low..low + size].to_vec()
    }
}
