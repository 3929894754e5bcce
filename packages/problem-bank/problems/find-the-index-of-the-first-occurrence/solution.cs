public class Solution
{
    public int StrStr(string haystack, string needle)
    {
        var fallback = new int[needle.Length];
        for (int place = 1, fitting = 0; place < needle.Length; place++)
        {
            while (fitting > 0 && needle[place] != needle[fitting]) fitting = fallback[fitting - 1];
            if (needle[place] == needle[fitting]) fitting++;
            fallback[place] = fitting;
        }

        for (int place = 0, fitting = 0; place < haystack.Length; place++)
        {
            while (fitting > 0 && haystack[place] != needle[fitting]) fitting = fallback[fitting - 1];
            if (haystack[place] == needle[fitting]) fitting++;
            if (fitting == needle.Length) return place - needle.Length + 1;
        }
        return -1;
    }
}
