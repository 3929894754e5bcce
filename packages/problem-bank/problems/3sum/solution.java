class Solution {
    public List<List<Integer>> threeSum(int[] nums) {
        int[] ordered = nums.clone();
        Arrays.sort(ordered);
        List<List<Integer>> triplets = new ArrayList<>();
        for (int first = 0; first < ordered.length - 2; first++) {
            if (first > 0 && ordered[first] == ordered[first - 1]) continue;
            int left = first + 1;
            int right = ordered.length - 1;
            while (left < right) {
                int total = ordered[first] + ordered[left] + ordered[right];
                if (total < 0) {
                    left++;
                } else if (total > 0) {
                    right--;
                } else {
                    triplets.add(List.of(ordered[first], ordered[left], ordered[right]));
                    left++;
                    while (left < right && ordered[left] == ordered[left - 1]) left++;
                }
            }
        }
        return triplets;
    }
}
