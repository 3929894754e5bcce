class Solution {
    public int trap(int[] height) {
        int left = 0;
        int right = height.length - 1;
        int leftWall = 0;
        int rightWall = 0;
        int water = 0;
        while (left < right) {
            leftWall = Math.max(leftWall, height[left]);
            rightWall = Math.max(rightWall, height[right]);
            if (leftWall <= rightWall) water += leftWall - height[left++];
            else water += rightWall - height[right--];
        }
        return water;
    }
}
