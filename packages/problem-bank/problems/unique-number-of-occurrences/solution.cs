public class Solution
{
    public bool UniqueOccurrences(int[] arr)
    {
        var counts = arr.GroupBy(number => number).Select(same => same.Count()).ToList();
        return counts.Distinct().Count() == counts.Count;
    }
}
