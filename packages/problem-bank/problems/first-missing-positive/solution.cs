public class Solution
{
    public int FirstMissingPositive(int[] nums)
    {
        var size = nums.Length;
        for (var place = 0; place < size; place++)
        {
            while (nums[place] >= 1 && nums[place] <= size && nums[nums[place] - 1] != nums[place])
            {
                var home = nums[place] - 1;
                (nums[place], nums[home]) = (nums[home], nums[place]);
            }
        }
        for (var place = 0; place < size; place++)
            if (nums[place] != place + 1) return place + 1;
        return size + 1;
    }
}
