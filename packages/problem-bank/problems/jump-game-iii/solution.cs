public class Solution
{
    public bool CanReach(int[] arr, int start)
    {
        var isSeen = new bool[arr.Length];
        var toVisit = new Stack<int>();
        toVisit.Push(start);
        while (toVisit.Count > 0)
        {
            var place = toVisit.Pop();
            if (place < 0 || place >= arr.Length || isSeen[place]) continue;
            if (arr[place] == 0) return true;
            isSeen[place] = true;
            toVisit.Push(place + arr[place]);
            toVisit.Push(place - arr[place]);
        }
        return false;
    }
}
