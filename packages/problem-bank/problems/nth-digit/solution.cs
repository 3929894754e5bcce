public class Solution
{
    public int FindNthDigit(int n)
    {
        long left = n, first = 1;
        var length = 1;
        while (left > length * 9 * first)
        {
            left -= length * 9 * first;
            length++;
            first *= 10;
        }
        var number = first + (left - 1) / length;
        return number.ToString()[(int)((left - 1) % length)] - '0';
    }
}
