public class Solution
{
    public int Jump(int[] nums)
    {
        int jumps = 0, end = 0, furthest = 0;
        for (var place = 0; place < nums.Length - 1; place++)
        {
            furthest = Math.Max(furthest, place + nums[place]);
            if (place != end) continue;
            jumps++;
            end = furthest;
        }
        return jumps;
    }
}
