public class Solution
{
    public string RemoveDuplicates(string s)
    {
        var kept = new StringBuilder();
        foreach (var letter in s)
        {
            if (kept.Length > 0 && kept[kept.Length - 1] == letter) kept.Length--;
            else kept.Append(letter);
        }
        return kept.ToString();
    }
}
