class Solution {
    // Java has no unsigned int, and the largest of these do not fit into a signed one.
    public long reverseBits(long n) {
        return Integer.toUnsignedLong(Integer.reverse((int) n));
    }
}
