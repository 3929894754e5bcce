class Solution {
public:
    int trap(vector<int>& height) {
        int left = 0, right = height.size() - 1;
        int leftWall = 0, rightWall = 0, water = 0;
        while (left < right) {
            leftWall = max(leftWall, height[left]);
            rightWall = max(rightWall, height[right]);
            if (leftWall <= rightWall) water += leftWall - height[left++];
            else water += rightWall - height[right--];
        }
        return water;
    }
};
