public class Solution
{
    public bool IsMatch(string s, string p)
    {
        int place = 0, sign = 0, star = -1, taken = 0;
        while (place < s.Length)
        {
            if (sign < p.Length && p[sign] == '*')
            {
                star = sign++;
                taken = place;
            }
            else if (sign < p.Length && (p[sign] == '?' || p[sign] == s[place]))
            {
                place++;
                sign++;
            }
            else if (star >= 0)
            {
                // The last star takes one character more.
                place = ++taken;
                sign = star + 1;
            }
            else
            {
                return false;
            }
        }
        return p.Skip(sign).All(rest => rest == '*');
    }
}
