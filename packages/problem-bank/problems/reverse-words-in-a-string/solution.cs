public class Solution
{
    public string ReverseWords(string s) =>
        string.Join(" ", s.Split(new[] { ' ' }, StringSplitOptions.RemoveEmptyEntries).Reverse());
}
