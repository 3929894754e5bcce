public class Solution
{
    public int ReversePairs(int[] nums) => SortAndCount(nums, 0, nums.Length);

    private static int SortAndCount(int[] nums, int begin, int end)
    {
        if (end - begin < 2) return 0;
        var middle = (begin + end) / 2;
        var count = SortAndCount(nums, begin, middle) + SortAndCount(nums, middle, end);
        var partner = middle;
        for (var i = begin; i < middle; i++)
        {
            while (partner < end && nums[i] > 2L * nums[partner]) partner++;
            count += partner - middle;
        }
        Array.Sort(nums, begin, end - begin);
        return count;
    }
}
