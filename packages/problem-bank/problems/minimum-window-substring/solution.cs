public class Solution
{
    public string MinWindow(string s, string t)
    {
        // How many more of each character the window needs; below zero where it has too many.
        var needed = new Dictionary<char, int>();
        foreach (var character in t) needed[character] = needed.GetValueOrDefault(character) + 1;
        var missing = t.Length;
        int start = 0, length = s.Length + 1, left = 0;
        for (var right = 0; right < s.Length; right++)
        {
            var wanted = needed.GetValueOrDefault(s[right]);
            if (wanted > 0) missing--;
            needed[s[right]] = wanted - 1;
            if (missing > 0) continue;
            while (needed[s[left]] < 0) needed[s[left++]]++;
            if (right - left + 1 < length) (start, length) = (left, right - left + 1);
            needed[s[left++]]++;
            missing = 1;
        }
        return length <= s.Length ? s.Substring(start, length) : "";
    }
}
