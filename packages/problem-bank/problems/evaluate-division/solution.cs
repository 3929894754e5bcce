public class Solution
{
    public double[] CalcEquation(IList<IList<string>> equations, double[] values, IList<IList<string>> queries)
    {
        // What each variable is multiplied with to give another.
        var factors = new Dictionary<string, Dictionary<string, double>>();
        for (var i = 0; i < values.Length; i++)
        {
            string dividend = equations[i][0], divisor = equations[i][1];
            Connect(factors, divisor, dividend, values[i]);
            Connect(factors, dividend, divisor, 1 / values[i]);
        }

        // For each variable one that it hangs together with, and how many times that one it is.
        var known = new Dictionary<string, (string Root, double Times)>();
        foreach (var root in factors.Keys)
        {
            if (known.ContainsKey(root)) continue;
            known[root] = (root, 1);
            var toVisit = new Stack<string>(new[] { root });
            while (toVisit.Count > 0)
            {
                var variable = toVisit.Pop();
                foreach (var next in factors[variable])
                {
                    if (known.ContainsKey(next.Key)) continue;
                    known[next.Key] = (root, known[variable].Times * next.Value);
                    toVisit.Push(next.Key);
                }
            }
        }

        return queries.Select(query => Quotient(known, query[0], query[1])).ToArray();
    }

    private static void Connect(
        Dictionary<string, Dictionary<string, double>> factors, string from, string to, double factor)
    {
        if (!factors.ContainsKey(from)) factors[from] = new Dictionary<string, double>();
        factors[from][to] = factor;
    }

    private static double Quotient(Dictionary<string, (string Root, double Times)> known, string one, string other)
    {
        var isKnown = known.ContainsKey(one) && known.ContainsKey(other) && known[one].Root == known[other].Root;
        return isKnown ? known[one].Times / known[other].Times : -1;
    }
}
