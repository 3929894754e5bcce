public class BrowserHistory
{
    private readonly List<string> pages;
    private int current;

    public BrowserHistory(string homepage)
    {
        pages = new List<string> { homepage };
    }

    public void Visit(string url)
    {
        current++;
        pages.RemoveRange(current, pages.Count - current);
        pages.Add(url);
    }

    public string Back(int steps)
    {
        current = Math.Max(0, current - steps);
        return pages[current];
    }

    public string Forward(int steps)
    {
        current = Math.Min(pages.Count - 1, current + steps);
        return pages[current];
    }
}
