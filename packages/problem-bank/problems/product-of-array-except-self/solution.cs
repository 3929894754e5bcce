public class Solution
{
    public int[] ProductExceptSelf(int[] nums)
    {
        var products = new int[nums.Length];
        var before = 1;
        for (var i = 0; i < nums.Length; i++)
        {
            products[i] = before;
            before *= nums[i];
        }
        var after = 1;
        for (var i = nums.Length - 1; i >= 0; i--)
        {
            products[i] *= after;
            after *= nums[i];
        }
        return products;
    }
}
