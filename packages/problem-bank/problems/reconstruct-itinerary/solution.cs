public class Solution
{
    public IList<string> FindItinerary(IList<IList<string>> tickets)
    {
        // The destinations of each airport, the smallest on top.
        var ahead = tickets
            .OrderByDescending(ticket => ticket[1], StringComparer.Ordinal)
            .GroupBy(ticket => ticket[0])
            .ToDictionary(leaving => leaving.Key, leaving => new Stack<string>(leaving.Select(ticket => ticket[1])));
        var ended = new List<string>();
        var journey = new Stack<string>(new[] { "JFK" });
        while (journey.Count > 0)
        {
            if (ahead.TryGetValue(journey.Peek(), out var destinations) && destinations.Count > 0)
                journey.Push(destinations.Pop());
            else
                ended.Add(journey.Pop());
        }
        ended.Reverse();
        return ended;
    }
}
