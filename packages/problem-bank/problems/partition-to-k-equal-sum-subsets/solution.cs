public class Solution
{
    public bool CanPartitionKSubsets(int[] nums, int k)
    {
        var side = nums.Sum() / k;
        if (nums.Sum() % k != 0) return false;
        // For each choice of numbers, how full the group begun last is; -1 where they fill no groups one after another.
        var filled = Enumerable.Repeat(-1, 1 << nums.Length).ToArray();
        filled[0] = 0;
        for (var chosen = 0; chosen < filled.Length; chosen++)
        {
            if (filled[chosen] == -1) continue;
            for (var place = 0; place < nums.Length; place++)
            {
                var isFree = (chosen >> place & 1) == 0;
                var group = filled[chosen] + nums[place];
                if (isFree && group <= side) filled[chosen | 1 << place] = group % side;
            }
        }
        return filled.Last() == 0;
    }
}
