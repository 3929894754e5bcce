public class Solution
{
    public int FindMaxLength(int[] nums)
    {
        var firstPlaces = new Dictionary<int, int> { [0] = -1 };
        int balance = 0, longest = 0;
        for (var place = 0; place < nums.Length; place++)
        {
            balance += nums[place] == 1 ? 1 : -1;
            if (firstPlaces.TryGetValue(balance, out var first)) longest = Math.Max(longest, place - first);
            else firstPlaces[balance] = place;
        }
        return longest;
    }
}
