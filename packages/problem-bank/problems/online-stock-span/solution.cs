public class StockSpanner
{
    // The days that no later price has reached; their prices fall.
    private readonly Stack<(int Price, int Span)> days = new Stack<(int Price, int Span)>();

    public int Next(int price)
    {
        var span = 1;
        while (days.Count > 0 && days.Peek().Price <= price) span += days.Pop().Span;
        days.Push((price, span));
        return span;
    }
}
