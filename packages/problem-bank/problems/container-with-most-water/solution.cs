public class Solution
{
    public int MaxArea(int[] height)
    {
        int left = 0, right = height.Length - 1;
        var most = 0;
        while (left < right)
        {
            most = Math.Max(most, Math.Min(height[left], height[right]) * (right - left));
            if (height[left] < height[right]) left++;
            else right--;
        }
        return most;
    }
}
