public class Solution
{
    public bool CanVisitAllRooms(IList<IList<int>> rooms)
    {
        var seen = new HashSet<int> { 0 };
        var toEnter = new Stack<int>(seen);
        while (toEnter.Count > 0)
            foreach (var key in rooms[toEnter.Pop()])
                if (seen.Add(key)) toEnter.Push(key);
        return seen.Count == rooms.Count;
    }
}
