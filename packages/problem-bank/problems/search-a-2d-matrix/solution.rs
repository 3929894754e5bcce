impl Solution {
    pub fn search_matrix(matrix: Vec<Vec<i32>>, target: i32) -> bool {
        let columns = matrix[0].len();
        let (mut low, mut high) = (0, matrix.len() * columns - 1);
        while low < high {
            let middle = (low + high) / 2;
            if matrix[middle / columns][middle % columns] < target {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        matrix[low / columns][low % columns] == target
    }
}
