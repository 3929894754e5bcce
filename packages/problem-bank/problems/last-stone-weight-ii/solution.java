class Solution {
    public int lastStoneWeightII(int[] stones) {
        int total = Arrays.stream(stones).sum();
        boolean[] isReachable = new boolean[total / 2 + 1];
        isReachable[0] = true;
        for (int stone : stones) {
            for (int weight = total / 2; weight >= stone; weight--) {
                isReachable[weight] |= isReachable[weight - stone];
            }
        }
        int half = total / 2;
        while (!isReachable[half]) half--;
        return total - 2 * half;
    }
}
