public class Solution
{
    private readonly List<IList<int>> found = new List<IList<int>>();
    private readonly List<int> order = new List<int>();

    public IList<IList<int>> Permute(int[] nums)
    {
        Extend(nums, new bool[nums.Length]);
        return found;
    }

    private void Extend(int[] nums, bool[] isUsed)
    {
        if (order.Count == nums.Length) found.Add(order.ToList());
        for (var place = 0; place < nums.Length; place++)
        {
            if (isUsed[place]) continue;
            isUsed[place] = true;
            order.Add(nums[place]);
            Extend(nums, isUsed);
            order.RemoveAt(order.Count - 1);
            isUsed[place] = false;
        }
    }
}
