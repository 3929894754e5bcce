public class Solution
{
    public string RemoveStars(string s)
    {
        var left = new StringBuilder();
        foreach (var character in s)
        {
            if (character == '*') left.Length--;
            else left.Append(character);
        }
        return left.ToString();
    }
}
