class Solution {
    public long maxScore(int[] nums1, int[] nums2, int k) {
        List<Integer> byFactor = IntStream.range(0, nums1.length)
                .boxed()
                .sorted(Comparator.comparingInt(index -> -nums2[index]))
                .toList();
        long best = 0;
        long sum = 0;
        PriorityQueue<Integer> largest = new PriorityQueue<>();
        for (int index : byFactor) {
            sum += nums1[index];
            largest.add(nums1[index]);
            if (largest.size() > k) sum -= largest.remove();
            if (largest.size() == k) best = Math.max(best, sum * nums2[index]);
        }
        return best;
    }
}
