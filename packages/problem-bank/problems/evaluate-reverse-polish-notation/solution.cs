public class Solution
{
    private static readonly Dictionary<string, Func<int, int, int>> operations =
        new Dictionary<string, Func<int, int, int>>
        {
            ["+"] = (a, b) => a + b,
            ["-"] = (a, b) => a - b,
            ["*"] = (a, b) => a * b,
            ["/"] = (a, b) => a / b,
        };

    public int EvalRPN(string[] tokens)
    {
        var stack = new Stack<int>();
        foreach (var token in tokens)
        {
            if (operations.TryGetValue(token, out var operation))
            {
                var right = stack.Pop();
                var left = stack.Pop();
                stack.Push(operation(left, right));
            }
            else
            {
                stack.Push(int.Parse(token));
            }
        }
        return stack.Pop();
    }
}
