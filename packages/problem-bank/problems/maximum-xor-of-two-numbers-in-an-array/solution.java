class Solution {
    public int findMaximumXOR(int[] nums) {
        int best = 0;
        for (int bit = 30; bit >= 0; bit--) {
            Set<Integer> beginnings = new HashSet<>();
            for (int number : nums) beginnings.add(number >> bit);
            int wish = best << 1 | 1;
            boolean isReached = false;
            for (int beginning : beginnings) isReached |= beginnings.contains(wish ^ beginning);
            best = isReached ? wish : wish - 1;
        }
        return best;
    }
}
