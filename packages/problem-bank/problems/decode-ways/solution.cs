public class Solution
{
    public int NumDecodings(string s)
    {
        int older = 0, newer = 1;
        for (var place = 0; place < s.Length; place++)
        {
            var ways = s[place] == '0' ? 0 : newer;
            if (place > 0 && (s[place - 1] == '1' || s[place - 1] == '2' && s[place] <= '6')) ways += older;
            (older, newer) = (newer, ways);
        }
        return newer;
    }
}
