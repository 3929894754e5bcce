public class Solution
{
    public int CompareVersion(string version1, string version2)
    {
        var one = version1.Split('.').Select(int.Parse).ToArray();
        var other = version2.Split('.').Select(int.Parse).ToArray();
        for (var place = 0; place < Math.Max(one.Length, other.Length); place++)
        {
            var order = one.ElementAtOrDefault(place).CompareTo(other.ElementAtOrDefault(place));
            if (order != 0) return order;
        }
        return 0;
    }
}
