public class Solution
{
    public int[] MaxSlidingWindow(int[] nums, int k)
    {
        var maximums = new List<int>();
        // Places whose numbers fall; no later one is larger.
        var candidates = new LinkedList<int>();
        for (var place = 0; place < nums.Length; place++)
        {
            while (candidates.Count > 0 && nums[candidates.Last.Value] <= nums[place]) candidates.RemoveLast();
            candidates.AddLast(place);
            if (candidates.First.Value <= place - k) candidates.RemoveFirst();
            if (place >= k - 1) maximums.Add(nums[candidates.First.Value]);
        }
        return maximums.ToArray();
    }
}
