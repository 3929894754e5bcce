public class Solution
{
    public IList<int> GrayCode(int n) =>
        Enumerable.Range(0, 1 << n).Select(number => number ^ number >> 1).ToList();
}
