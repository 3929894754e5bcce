class Solution {
    public boolean find132pattern(int[] nums) {
        Deque<Integer> stack = new ArrayDeque<>();
        int best = Integer.MIN_VALUE;
        for (int i = nums.length - 1; i >= 0; i--) {
            if (nums[i] < best) return true;
            while (!stack.isEmpty() && stack.peek() < nums[i]) best = stack.pop();
            stack.push(nums[i]);
        }
        return false;
    }
}
