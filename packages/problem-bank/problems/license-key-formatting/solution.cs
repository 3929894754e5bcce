public class Solution
{
    public string LicenseKeyFormatting(string s, int k)
    {
        var letters = s.Replace("-", "").ToUpperInvariant();
        var key = new StringBuilder();
        for (var i = 0; i < letters.Length; i++)
        {
            // A dash stands wherever whole groups are left.
            if (i > 0 && (letters.Length - i) % k == 0) key.Append('-');
            key.Append(letters[i]);
        }
        return key.ToString();
    }
}
