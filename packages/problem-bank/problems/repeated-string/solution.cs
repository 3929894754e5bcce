public class Solution
{
    public long RepeatedString(string s, long n)
    {
        var copies = n / s.Length;
        var rest = (int)(n % s.Length);
        return s.Count(letter => letter == 'a') * copies + s.Take(rest).Count(letter => letter == 'a');
    }
}
