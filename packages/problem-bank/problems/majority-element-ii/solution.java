class Solution {
    public List<Integer> majorityElement(int[] nums) {
        Map<Integer, Integer> votes = new HashMap<>();
        for (int number : nums) {
            if (votes.containsKey(number) || votes.size() < 2) {
                votes.merge(number, 1, Integer::sum);
            } else {
                votes.replaceAll((candidate, count) -> count - 1);
                votes.values().removeIf(count -> count == 0);
            }
        }
        List<Integer> majority = new ArrayList<>();
        for (int candidate : votes.keySet()) {
            long times = Arrays.stream(nums).filter(number -> number == candidate).count();
            if (times > nums.length / 3) majority.add(candidate);
        }
        return majority;
    }
}
