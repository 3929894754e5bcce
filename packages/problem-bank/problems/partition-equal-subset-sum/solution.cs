public class Solution
{
    public bool CanPartition(int[] nums)
    {
        var total = nums.Sum();
        if (total % 2 == 1) return false;
        var half = total / 2;
        var reachable = new bool[half + 1];
        reachable[0] = true;
        foreach (var number in nums)
            for (var sum = half; sum >= number; sum--) reachable[sum] |= reachable[sum - number];
        return reachable[half];
    }
}
