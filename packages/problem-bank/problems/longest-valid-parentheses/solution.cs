public class Solution
{
    public int LongestValidParentheses(string s)
    {
        var longest = 0;
        var unmatched = new Stack<int>();
        unmatched.Push(-1);
        for (var place = 0; place < s.Length; place++)
        {
            if (s[place] == '(')
            {
                unmatched.Push(place);
                continue;
            }
            unmatched.Pop();
            if (unmatched.Count > 0) longest = Math.Max(longest, place - unmatched.Peek());
            else unmatched.Push(place);
        }
        return longest;
    }
}
