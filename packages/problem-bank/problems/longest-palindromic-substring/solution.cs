public class Solution
{
    public string LongestPalindrome(string s)
    {
        int bestStart = 0, bestLength = 0;
        for (var middle = 0; middle < s.Length; middle++)
        {
            foreach (var next in new[] { middle, middle + 1 })
            {
                int left = middle, right = next;
                while (left >= 0 && right < s.Length && s[left] == s[right])
                {
                    left--;
                    right++;
                }
                var length = right - left - 1;
                if (length > bestLength) (bestStart, bestLength) = (left + 1, length);
            }
        }
        return s.Substring(bestStart, bestLength);
    }
}
