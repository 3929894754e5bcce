public class Solution
{
    public int NthUglyNumber(int n)
    {
        var ugly = new int[n];
        ugly[0] = 1;
        int twice = 0, thrice = 0, fiveTimes = 0;
        for (var place = 1; place < n; place++)
        {
            ugly[place] = Math.Min(2 * ugly[twice], Math.Min(3 * ugly[thrice], 5 * ugly[fiveTimes]));
            if (ugly[place] == 2 * ugly[twice]) twice++;
            if (ugly[place] == 3 * ugly[thrice]) thrice++;
            if (ugly[place] == 5 * ugly[fiveTimes]) fiveTimes++;
        }
        return ugly[n - 1];
    }
}
