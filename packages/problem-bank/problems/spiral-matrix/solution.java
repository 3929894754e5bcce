class Solution {
    public List<Integer> spiralOrder(int[][] matrix) {
        int top = 0;
        int bottom = matrix.length - 1;
        int left = 0;
        int right = matrix[0].length - 1;
        List<Integer> order = new ArrayList<>();
        while (top <= bottom && left <= right) {
            for (int column = left; column <= right; column++) order.add(matrix[top][column]);
            for (int row = top + 1; row <= bottom; row++) order.add(matrix[row][right]);
            if (top < bottom && left < right) {
                for (int column = right - 1; column >= left; column--) order.add(matrix[bottom][column]);
                for (int row = bottom - 1; row > top; row--) order.add(matrix[row][left]);
            }
            top++;
            bottom--;
            left++;
            right--;
        }
        return order;
    }
}
