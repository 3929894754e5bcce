public class Solution
{
    public int[] SortedSquares(int[] nums)
    {
        var squares = new int[nums.Length];
        int left = 0, right = nums.Length - 1;
        for (var place = nums.Length - 1; place >= 0; place--)
        {
            var largest = Math.Abs(nums[left]) > Math.Abs(nums[right]) ? nums[left++] : nums[right--];
            squares[place] = largest * largest;
        }
        return squares;
    }
}
