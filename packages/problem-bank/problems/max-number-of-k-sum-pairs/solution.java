class Solution {
    public int maxOperations(int[] nums, int k) {
        Map<Integer, Integer> waiting = new HashMap<>();
        int operations = 0;
        for (int number : nums) {
            int partners = waiting.getOrDefault(k - number, 0);
            if (partners > 0) {
                waiting.put(k - number, partners - 1);
                operations++;
            } else {
                waiting.merge(number, 1, Integer::sum);
            }
        }
        return operations;
    }
}
