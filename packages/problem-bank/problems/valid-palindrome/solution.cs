public class Solution
{
    public bool IsPalindrome(string s)
    {
        int left = 0, right = s.Length - 1;
        while (left < right)
        {
            if (!char.IsLetterOrDigit(s[left])) left++;
            else if (!char.IsLetterOrDigit(s[right])) right--;
            else if (char.ToLowerInvariant(s[left++]) != char.ToLowerInvariant(s[right--])) return false;
        }
        return true;
    }
}
