public class Solution
{
    public string RemoveKdigits(string num, int k)
    {
        var kept = new StringBuilder();
        var removals = k;
        foreach (var digit in num)
        {
            for (; removals > 0 && kept.Length > 0 && kept[kept.Length - 1] > digit; removals--) kept.Length--;
            kept.Append(digit);
        }
        kept.Length -= removals;
        var smallest = kept.ToString().TrimStart('0');
        return smallest == "" ? "0" : smallest;
    }
}
