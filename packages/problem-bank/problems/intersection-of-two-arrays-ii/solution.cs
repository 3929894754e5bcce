public class Solution
{
    public int[] Intersect(int[] nums1, int[] nums2)
    {
        var left = nums1.GroupBy(number => number).ToDictionary(same => same.Key, same => same.Count());
        var shared = new List<int>();
        foreach (var number in nums2)
        {
            if (left.GetValueOrDefault(number) == 0) continue;
            left[number]--;
            shared.Add(number);
        }
        return shared.ToArray();
    }
}
