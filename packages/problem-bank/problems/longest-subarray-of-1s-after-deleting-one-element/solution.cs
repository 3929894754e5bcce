public class Solution
{
    public int LongestSubarray(int[] nums)
    {
        int longest = 0, left = 0, zeros = 0;
        for (var right = 0; right < nums.Length; right++)
        {
            if (nums[right] == 0) zeros++;
            while (zeros > 1)
                if (nums[left++] == 0) zeros--;
            // One of the window is deleted: its zero, or any if it has none.
            longest = Math.Max(longest, right - left);
        }
        return longest;
    }
}
