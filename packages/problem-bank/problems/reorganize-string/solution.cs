public class Solution
{
    public string ReorganizeString(string s)
    {
        var ranked = s.GroupBy(letter => letter).OrderByDescending(same => same.Count()).ToList();
        if (ranked[0].Count() > (s.Length + 1) / 2) return "";
        var apart = new char[s.Length];
        var place = 0;
        foreach (var letter in ranked.SelectMany(same => same))
        {
            apart[place] = letter;
            place += 2;
            if (place >= apart.Length) place = 1;
        }
        return new string(apart);
    }
}
