public class Solution
{
    public string LongestCommonPrefix(string[] strs)
    {
        var first = strs[0];
        for (var place = 0; place < first.Length; place++)
            if (strs.Any(other => place == other.Length || other[place] != first[place]))
                return first.Substring(0, place);
        return first;
    }
}
