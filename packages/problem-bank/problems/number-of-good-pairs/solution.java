class Solution {
    public int numIdenticalPairs(int[] nums) {
        Map<Integer, Integer> seen = new HashMap<>();
        int pairs = 0;
        for (int number : nums) pairs += seen.merge(number, 1, Integer::sum) - 1;
        return pairs;
    }
}
