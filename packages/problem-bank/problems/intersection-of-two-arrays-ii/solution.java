class Solution {
    public int[] intersect(int[] nums1, int[] nums2) {
        Map<Integer, Integer> left = new HashMap<>();
        for (int number : nums1) left.merge(number, 1, Integer::sum);
        List<Integer> shared = new ArrayList<>();
        for (int number : nums2) {
            int count = left.getOrDefault(number, 0);
            if (count == 0) continue;
            left.put(number, count - 1);
            shared.add(number);
        }
        return shared.stream().mapToInt(Integer::intValue).toArray();
    }
}
