class Solution {
    public int largestRectangleArea(int[] heights) {
        int largest = 0;
        Deque<Integer> rising = new ArrayDeque<>();
        for (int right = 0; right <= heights.length; right++) {
            int height = right < heights.length ? heights[right] : 0;
            while (!rising.isEmpty() && heights[rising.peek()] > height) {
                int lowest = heights[rising.pop()];
                int left = rising.isEmpty() ? 0 : rising.peek() + 1;
                largest = Math.max(largest, lowest * (right - left));
            }
            rising.push(right);
        }
        return largest;
    }
}
