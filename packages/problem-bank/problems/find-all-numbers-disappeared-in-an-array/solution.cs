public class Solution
{
    public IList<int> FindDisappearedNumbers(int[] nums)
    {
        foreach (var number in nums)
        {
            var place = Math.Abs(number) - 1;
            nums[place] = -Math.Abs(nums[place]);
        }
        return Enumerable.Range(1, nums.Length).Where(number => nums[number - 1] > 0).ToList();
    }
}
