class Solution {
    public int diagonalDifference(int[][] arr) {
        int difference = 0;
        for (int i = 0; i < arr.length; i++) {
            difference += arr[i][i] - arr[i][arr.length - 1 - i];
        }
        return Math.abs(difference);
    }
}
