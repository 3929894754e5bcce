public class Solution
{
    public bool ValidPalindrome(string s)
    {
        int left = 0, right = s.Length - 1;
        while (left < right && s[left] == s[right])
        {
            left++;
            right--;
        }
        return IsPalindrome(s, left + 1, right) || IsPalindrome(s, left, right - 1);
    }

    private static bool IsPalindrome(string s, int left, int right)
    {
        while (left < right)
            if (s[left++] != s[right--]) return false;
        return true;
    }
}
