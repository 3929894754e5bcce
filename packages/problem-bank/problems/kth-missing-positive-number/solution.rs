impl Solution {
    pub fn find_kth_positive(arr: Vec<i32>, k: i32) -> i32 {
        let (mut low, mut high) = (0, arr.len());
        while low < high {
            let middle = (low + high) / 2;
            if arr[middle] - (middle as i32) - 1 < k {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        k + low as i32
    }
}
