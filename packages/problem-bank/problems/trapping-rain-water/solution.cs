public class Solution
{
    public int Trap(int[] height)
    {
        int left = 0, right = height.Length - 1;
        int leftWall = 0, rightWall = 0, water = 0;
        while (left < right)
        {
            leftWall = Math.Max(leftWall, height[left]);
            rightWall = Math.Max(rightWall, height[right]);
            if (leftWall <= rightWall) water += leftWall - height[left++];
            else water += rightWall - height[right--];
        }
        return water;
    }
}
