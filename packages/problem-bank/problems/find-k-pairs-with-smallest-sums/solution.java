class Solution {
    public List<List<Integer>> kSmallestPairs(int[] nums1, int[] nums2, int k) {
        List<List<Integer>> pairs = new ArrayList<>();
        Queue<int[]> heap = new PriorityQueue<>(Comparator.comparing((int[] pair) -> nums1[pair[0]] + nums2[pair[1]]));
        heap.add(new int[] {0, 0});
        while (!heap.isEmpty() && pairs.size() < k) {
            int[] pair = heap.remove();
            int i = pair[0];
            int j = pair[1];
            pairs.add(List.of(nums1[i], nums2[j]));
            if (j + 1 < nums2.length) heap.add(new int[] {i, j + 1});
            if (j == 0 && i + 1 < nums1.length) heap.add(new int[] {i + 1, 0});
        }
        return pairs;
    }
}
