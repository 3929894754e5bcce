public class Solution
{
    public bool ContainsNearbyDuplicate(int[] nums, int k)
    {
        var lastPlace = new Dictionary<int, int>();
        for (var place = 0; place < nums.Length; place++)
        {
            if (lastPlace.TryGetValue(nums[place], out var last) && place - last <= k) return true;
            lastPlace[nums[place]] = place;
        }
        return false;
    }
}
