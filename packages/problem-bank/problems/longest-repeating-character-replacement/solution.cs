public class Solution
{
    public int CharacterReplacement(string s, int k)
    {
        var counts = new Dictionary<char, int>();
        int highest = 0, left = 0;
        for (var right = 0; right < s.Length; right++)
        {
            counts[s[right]] = counts.GetValueOrDefault(s[right]) + 1;
            highest = Math.Max(highest, counts[s[right]]);
            if (right - left + 1 > highest + k) counts[s[left++]]--;
        }
        return s.Length - left;
    }
}
