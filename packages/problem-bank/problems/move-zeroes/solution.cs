public class Solution
{
    public void MoveZeroes(int[] nums)
    {
        var place = 0;
        for (var index = 0; index < nums.Length; index++)
        {
            if (nums[index] == 0) continue;
            (nums[place], nums[index]) = (nums[index], nums[place]);
            place++;
        }
    }
}
