public class Solution
{
    public string ReverseWords(string s) =>
        string.Join(' ', s.Split(' ').Select(word => string.Concat(word.Reverse())));
}
