class Solution {
    public int mySqrt(int x) {
        int low = 0;
        int high = x;
        while (low < high) {
            int middle = high - (high - low) / 2;
            if ((long) middle * middle <= x) low = middle;
            else high = middle - 1;
        }
        return low;
    }
}
