public class Solution
{
    public string RunLengthEncode(string s)
    {
        var encoded = new StringBuilder();
        var start = 0;
        for (var place = 1; place <= s.Length; place++)
        {
            if (place < s.Length && s[place] == s[start]) continue;
            encoded.Append(s[start]).Append(place - start);
            start = place;
        }
        return encoded.ToString();
    }
}
