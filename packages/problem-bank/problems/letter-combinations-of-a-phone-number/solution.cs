public class Solution
{
    private static readonly string[] letters = { "", "", "abc", "def", "ghi", "jkl", "mno", "pqrs", "tuv", "wxyz" };

    public IList<string> LetterCombinations(string digits)
    {
        if (digits == "") return new List<string>();
        IEnumerable<string> combinations = new[] { "" };
        foreach (var digit in digits)
            combinations = combinations.SelectMany(start => letters[digit - '0'], (start, letter) => start + letter);
        return combinations.ToList();
    }
}
