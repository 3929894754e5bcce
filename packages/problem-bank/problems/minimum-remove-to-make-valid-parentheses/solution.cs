public class Solution
{
    public string MinRemoveToMakeValid(string s)
    {
        var removed = new bool[s.Length];
        var unclosed = new Stack<int>();
        for (var place = 0; place < s.Length; place++)
        {
            if (s[place] == '(') unclosed.Push(place);
            else if (s[place] == ')' && !unclosed.TryPop(out _)) removed[place] = true;
        }
        foreach (var place in unclosed) removed[place] = true;
        return string.Concat(s.Where((_, place) => !removed[place]));
    }
}
