class Solution {
    public int reverse(int x) {
        long reversed = 0;
        for (int left = x; left != 0; left /= 10) reversed = reversed * 10 + left % 10;
        return reversed == (int) reversed ? (int) reversed : 0;
    }
}
