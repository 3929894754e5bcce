public class Solution
{
    public int Compress(char[] chars)
    {
        int written = 0, start = 0;
        while (start < chars.Length)
        {
            var end = start;
            while (end < chars.Length && chars[end] == chars[start]) end++;
            var length = end - start;
            chars[written++] = chars[start];
            if (length > 1)
                foreach (var digit in length.ToString()) chars[written++] = digit;
            start = end;
        }
        return written;
    }
}
