public class Solution
{
    public int CountSubstrings(string s)
    {
        var count = 0;
        for (var middle = 0; middle < s.Length; middle++)
            foreach (var next in new[] { middle, middle + 1 })
                for (int left = middle, right = next;
                    left >= 0 && right < s.Length && s[left] == s[right];
                    left--, right++) count++;
        return count;
    }
}
