class Solution {
    public int[] nextGreaterElements(int[] nums) {
        int[] answer = new int[nums.length];
        Arrays.fill(answer, -1);
        Deque<Integer> waiting = new ArrayDeque<>();
        for (int index = 0; index < nums.length; index++) {
            while (!waiting.isEmpty() && nums[waiting.peek()] < nums[index]) answer[waiting.pop()] = nums[index];
            waiting.push(index);
        }
        return answer;
    }
}
