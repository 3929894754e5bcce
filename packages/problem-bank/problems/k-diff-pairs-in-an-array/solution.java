class Solution {
    public int findPairs(int[] nums, int k) {
        Map<Integer, Integer> counts = new HashMap<>();
        for (int number : nums) counts.merge(number, 1, Integer::sum);
        int pairs = 0;
        for (Map.Entry<Integer, Integer> entry : counts.entrySet()) {
            boolean hasPartner = k == 0 ? entry.getValue() > 1 : counts.containsKey(entry.getKey() + k);
            if (hasPartner) pairs++;
        }
        return pairs;
    }
}
