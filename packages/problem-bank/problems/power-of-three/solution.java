class Solution {
    /** 3^19, the largest power of three among the ints. */
    private static final int LARGEST = 1162261467;

    public boolean isPowerOfThree(int n) {
        return n > 0 && LARGEST % n == 0;
    }
}
