class Solution {
    public int maxArea(int[] height) {
        int left = 0;
        int right = height.length - 1;
        int most = 0;
        while (left < right) {
            most = Math.max(most, Math.min(height[left], height[right]) * (right - left));
            if (height[left] < height[right]) left++;
            else right--;
        }
        return most;
    }
}
