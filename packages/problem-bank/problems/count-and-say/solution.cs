public class Solution
{
    public string CountAndSay(int n)
    {
        var said = "1";
        for (var time = 1; time < n; time++) said = Say(said);
        return said;
    }

    private static string Say(string digits)
    {
        var said = new StringBuilder();
        for (int start = 0, end; start < digits.Length; start = end)
        {
            for (end = start; end < digits.Length && digits[end] == digits[start]; end++) { }
            said.Append(end - start).Append(digits[start]);
        }
        return said.ToString();
    }
}
