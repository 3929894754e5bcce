public class Solution
{
    public int LadderLength(string beginWord, string endWord, IList<string> wordList)
    {
        var unreached = new HashSet<string>(wordList);
        unreached.Remove(beginWord);
        var level = new List<string> { beginWord };
        for (var wordsSoFar = 1; level.Count > 0; wordsSoFar++)
        {
            if (level.Contains(endWord)) return wordsSoFar;
            level = level.SelectMany(Neighbours).Where(unreached.Remove).ToList();
        }
        return 0;
    }

    private static IEnumerable<string> Neighbours(string word)
    {
        for (var place = 0; place < word.Length; place++)
            for (var letter = 'a'; letter <= 'z'; letter++)
                yield return word.Substring(0, place) + letter + word.Substring(place + 1);
    }
}
