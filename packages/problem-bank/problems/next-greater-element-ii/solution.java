class Solution {
    public int[] nextGreaterElements(int[] nums) {
        int size = nums.length;
        int[] answer = new int[size];
        Arrays.fill(answer, -1);
        Deque<Integer> waiting = new ArrayDeque<>();
        for (int step = 0; step < 2 * size; step++) {
            int number = nums[step % size];
            while (!waiting.isEmpty() && nums[waiting.peek()] < number) answer[waiting.pop()] = number;
            if (step < size) waiting.push(step);
        }
        return answer;
    }
}
