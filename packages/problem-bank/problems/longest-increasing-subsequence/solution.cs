public class Solution
{
    public int LengthOfLIS(int[] nums)
    {
        var smallestEnds = new List<int>();
        foreach (var number in nums)
        {
            var place = smallestEnds.BinarySearch(number);
            // What is not found is told by the complement of the place it belongs to.
            if (place < 0) place = ~place;
            if (place == smallestEnds.Count) smallestEnds.Add(number);
            else smallestEnds[place] = number;
        }
        return smallestEnds.Count;
    }
}
