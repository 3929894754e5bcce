class Solution {
    public List<List<Integer>> fourSum(int[] nums, int target) {
        int[] numbers = nums.clone();
        Arrays.sort(numbers);
        List<List<Integer>> quadruplets = new ArrayList<>();
        for (int a = 0; a < numbers.length - 3; a++) {
            if (a > 0 && numbers[a] == numbers[a - 1]) continue;
            for (int b = a + 1; b < numbers.length - 2; b++) {
                if (b > a + 1 && numbers[b] == numbers[b - 1]) continue;
                long missing = (long) target - numbers[a] - numbers[b];
                int left = b + 1;
                int right = numbers.length - 1;
                while (left < right) {
                    long pair = (long) numbers[left] + numbers[right];
                    if (pair == missing) {
                        quadruplets.add(List.of(numbers[a], numbers[b], numbers[left], numbers[right]));
                    }
                    if (pair <= missing) {
                        left++;
                        while (left < right && numbers[left] == numbers[left - 1]) left++;
                    } else {
                        right--;
                    }
                }
            }
        }
        return quadruplets;
    }
}
