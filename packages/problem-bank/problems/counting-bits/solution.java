class Solution {
    public int[] countBits(int n) {
        int[] bits = new int[n + 1];
        for (int number = 1; number <= n; number++) bits[number] = bits[number >> 1] + (number & 1);
        return bits;
    }
}
