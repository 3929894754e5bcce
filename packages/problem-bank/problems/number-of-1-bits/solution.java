class Solution {
    public int hammingWeight(int n) {
        int bits = 0;
        for (int left = n; left != 0; left &= left - 1) bits++;
        return bits;
    }
}
