class Solution {
    private static final int MODULUS = 1_000_000_007;

    public int numTilings(int n) {
        long current = 1;
        long next = 1;
        long afterNext = 2;
        for (int width = 0; width < n; width++) {
            long last = (2 * afterNext + current) % MODULUS;
            current = next;
            next = afterNext;
            afterNext = last;
        }
        return (int) current;
    }
}
