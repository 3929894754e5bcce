public class Solution
{
    public bool Find132pattern(int[] nums)
    {
        var stack = new Stack<int>();
        var best = int.MinValue;
        for (var i = nums.Length - 1; i >= 0; i--)
        {
            if (nums[i] < best) return true;
            while (stack.Count > 0 && stack.Peek() < nums[i]) best = stack.Pop();
            stack.Push(nums[i]);
        }
        return false;
    }
}
