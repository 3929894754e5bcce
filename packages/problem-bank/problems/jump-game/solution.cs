public class Solution
{
    public bool CanJump(int[] nums)
    {
        var furthest = 0;
        for (var place = 0; place < nums.Length; place++)
        {
            if (place > furthest) return false;
            furthest = Math.Max(furthest, place + nums[place]);
        }
        return true;
    }
}
