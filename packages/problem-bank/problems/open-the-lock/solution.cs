public class Solution
{
    public int OpenLock(string[] deadends, string target)
    {
        var closed = new HashSet<string>(deadends);
        var level = new List<string>();
        if (closed.Add("0000")) level.Add("0000");
        for (var turns = 0; level.Count > 0; turns++)
        {
            if (level.Contains(target)) return turns;
            level = level.SelectMany(Neighbours).Where(closed.Add).ToList();
        }
        return -1;
    }

    private static IEnumerable<string> Neighbours(string shown)
    {
        for (var wheel = 0; wheel < shown.Length; wheel++)
        {
            foreach (var turn in new[] { 1, 9 })
            {
                var digit = (shown[wheel] - '0' + turn) % 10;
                yield return shown.Substring(0, wheel) + digit + shown.Substring(wheel + 1);
            }
        }
    }
}
