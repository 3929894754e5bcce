public class Solution
{
    public int MySqrt(int x)
    {
        // The squares of large numbers do not fit an int, nor may the sum of the bounds.
        long low = 0, high = x;
        while (low < high)
        {
            var middle = (low + high + 1) / 2;
            if (middle * middle <= x) low = middle;
            else high = middle - 1;
        }
        return (int)low;
    }
}
