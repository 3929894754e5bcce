public class Solution
{
    private readonly List<string> addresses = new List<string>();
    private readonly List<string> numbers = new List<string>();

    public IList<string> RestoreIpAddresses(string s)
    {
        Split(s, 0);
        return addresses;
    }

    private void Split(string s, int start)
    {
        if (numbers.Count == 4)
        {
            if (start == s.Length) addresses.Add(string.Join(".", numbers));
            return;
        }
        for (var end = start + 1; end <= Math.Min(start + 3, s.Length); end++)
        {
            var number = s.Substring(start, end - start);
            if (!IsValid(number)) continue;
            numbers.Add(number);
            Split(s, end);
            numbers.RemoveAt(numbers.Count - 1);
        }
    }

    private static bool IsValid(string number) => number == "0" || number[0] != '0' && int.Parse(number) <= 255;
}
