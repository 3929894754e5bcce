public class Solution
{
    public bool CanConstruct(string ransomNote, string magazine)
    {
        var available = magazine.GroupBy(letter => letter).ToDictionary(same => same.Key, same => same.Count());
        return ransomNote.GroupBy(letter => letter).All(same => same.Count() <= available.GetValueOrDefault(same.Key));
    }
}
