public class Logger
{
    // From when on each message may be printed again.
    private readonly Dictionary<string, int> freeFrom = new Dictionary<string, int>();

    public bool ShouldPrintMessage(int timestamp, string message)
    {
        if (timestamp < freeFrom.GetValueOrDefault(message)) return false;
        freeFrom[message] = timestamp + 10;
        return true;
    }
}
