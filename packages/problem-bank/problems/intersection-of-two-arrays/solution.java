class Solution {
    public int[] intersection(int[] nums1, int[] nums2) {
        Set<Integer> inFirst = new HashSet<>();
        for (int number : nums1) inFirst.add(number);
        return Arrays.stream(nums2).filter(inFirst::contains).distinct().toArray();
    }
}
