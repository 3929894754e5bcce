impl Solution {
    pub fn kth_smallest(matrix: Vec<Vec<i32>>, k: i32) -> i32 {
        let n = matrix.len();
        let count_up_to = |value: i32| {
            let mut rows = n;
            let mut count = 0;
            for column in 0..n {
                while rows > 0 && matrix[rows - 1][column] > value {
                    rows -= 1;
                }
                count += rows;
            }
            count
        };

        let (mut low, mut high) = (matrix[0][0], matrix[n - 1][n - 1]);
        while low < high {
            // Rounded down, also below zero.
            let middle = (low + high).div_euclid(2);
            if count_up_to(middle) < k as usize {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        low
    }
}
