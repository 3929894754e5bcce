class Solution {
    public int threeSumClosest(int[] nums, int target) {
        int[] numbers = nums.clone();
        Arrays.sort(numbers);
        int closest = numbers[0] + numbers[1] + numbers[2];
        for (int first = 0; first < numbers.length - 2; first++) {
            int left = first + 1;
            int right = numbers.length - 1;
            while (left < right) {
                int total = numbers[first] + numbers[left] + numbers[right];
                if (total == target) return total;
                if (Math.abs(total - target) < Math.abs(closest - target)) closest = total;
                if (total < target) left++;
                else right--;
            }
        }
        return closest;
    }
}
