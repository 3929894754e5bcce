class Solution {
    public int[] topKFrequent(int[] nums, int k) {
        Map<Integer, Integer> counts = new HashMap<>();
        for (int number : nums) counts.merge(number, 1, Integer::sum);
        List<List<Integer>> withCount = new ArrayList<>();
        for (int count = 0; count <= nums.length; count++) withCount.add(new ArrayList<>());
        counts.forEach((number, count) -> withCount.get(count).add(number));
        Collections.reverse(withCount);
        return withCount.stream().flatMap(List::stream).limit(k).mapToInt(Integer::intValue).toArray();
    }
}
