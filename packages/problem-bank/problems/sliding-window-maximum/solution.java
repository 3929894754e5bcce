class Solution {
    public int[] maxSlidingWindow(int[] nums, int k) {
        int[] maximums = new int[nums.length - k + 1];
        // Places whose numbers fall; the first is that of the window's maximum.
        Deque<Integer> candidates = new ArrayDeque<>();
        for (int place = 0; place < nums.length; place++) {
            while (!candidates.isEmpty() && nums[candidates.peekLast()] <= nums[place]) candidates.removeLast();
            candidates.addLast(place);
            if (candidates.peekFirst() <= place - k) candidates.removeFirst();
            if (place >= k - 1) maximums[place - k + 1] = nums[candidates.peekFirst()];
        }
        return maximums;
    }
}
