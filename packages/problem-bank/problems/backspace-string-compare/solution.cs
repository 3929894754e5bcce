public class Solution
{
    public bool BackspaceCompare(string s, string t) => VisibleFromBack(s).SequenceEqual(VisibleFromBack(t));

    private static IEnumerable<char> VisibleFromBack(string typed)
    {
        var backspaces = 0;
        foreach (var character in typed.Reverse())
        {
            if (character == '#') backspaces++;
            else if (backspaces > 0) backspaces--;
            else yield return character;
        }
    }
}
