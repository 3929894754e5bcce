class Solution {
    public int[] nextGreaterElement(int[] nums1, int[] nums2) {
        Map<Integer, Integer> nextGreater = new HashMap<>();
        Deque<Integer> waiting = new ArrayDeque<>();
        for (int number : nums2) {
            while (!waiting.isEmpty() && waiting.peek() < number) nextGreater.put(waiting.pop(), number);
            waiting.push(number);
        }
        return Arrays.stream(nums1).map(number -> nextGreater.getOrDefault(number, -1)).toArray();
    }
}
