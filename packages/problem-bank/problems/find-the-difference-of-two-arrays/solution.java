class Solution {
    public List<List<Integer>> findDifference(int[] nums1, int[] nums2) {
        return List.of(without(nums1, nums2), without(nums2, nums1));
    }

    private List<Integer> without(int[] nums, int[] others) {
        Set<Integer> excluded = Arrays.stream(others).boxed().collect(Collectors.toSet());
        return Arrays.stream(nums).boxed().distinct().filter(number -> !excluded.contains(number)).toList();
    }
}
