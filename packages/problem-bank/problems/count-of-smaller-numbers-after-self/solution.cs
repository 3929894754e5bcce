public class Solution
{
    public IList<int> CountSmaller(int[] nums)
    {
        var sorted = nums.Distinct().OrderBy(number => number).ToArray();
        var tree = new int[sorted.Length + 1];
        var counts = new int[nums.Length];
        for (var i = nums.Length - 1; i >= 0; i--)
        {
            var rank = Array.BinarySearch(sorted, nums[i]) + 1;
            for (var place = rank - 1; place > 0; place &= place - 1) counts[i] += tree[place];
            for (var place = rank; place < tree.Length; place += place & -place) tree[place]++;
        }
        return counts;
    }
}
