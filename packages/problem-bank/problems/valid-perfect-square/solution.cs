public class Solution
{
    public bool IsPerfectSquare(int num)
    {
        // The squares of large numbers do not fit an int, nor may the sum of the bounds.
        long low = 0, high = num;
        while (low <= high)
        {
            var middle = (low + high) / 2;
            var square = middle * middle;
            if (square == num) return true;
            if (square < num) low = middle + 1;
            else high = middle - 1;
        }
        return false;
    }
}
