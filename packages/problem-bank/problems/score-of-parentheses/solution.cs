public class Solution
{
    public int ScoreOfParentheses(string s)
    {
        int score = 0, depth = 0;
        for (var place = 0; place < s.Length; place++)
        {
            if (s[place] == '(')
            {
                depth++;
            }
            else
            {
                depth--;
                if (s[place - 1] == '(') score += 1 << depth;
            }
        }
        return score;
    }
}
