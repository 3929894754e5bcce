public class Solution
{
    public int FindCheapestPrice(int n, int[][] flights, int src, int dst, int k)
    {
        const int unreached = int.MaxValue;
        var cheapest = Enumerable.Repeat(unreached, n).ToArray();
        cheapest[src] = 0;
        for (var flown = 0; flown <= k; flown++)
        {
            var before = cheapest.ToArray();
            foreach (var flight in flights)
            {
                int origin = flight[0], goal = flight[1], price = flight[2];
                if (before[origin] != unreached) cheapest[goal] = Math.Min(cheapest[goal], before[origin] + price);
            }
        }
        return cheapest[dst] == unreached ? -1 : cheapest[dst];
    }
}
