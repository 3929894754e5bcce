class Solution {
    public boolean isPerfectSquare(int num) {
        int low = 0;
        int high = num;
        while (low <= high) {
            int middle = low + (high - low) / 2;
            long square = (long) middle * middle;
            if (square == num) return true;
            if (square < num) low = middle + 1;
            else high = middle - 1;
        }
        return false;
    }
}
