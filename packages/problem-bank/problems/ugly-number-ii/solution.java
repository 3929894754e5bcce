class Solution {
    public int nthUglyNumber(int n) {
        // A number that is only looked at may be too large for an int.
        long[] ugly = new long[n];
        ugly[0] = 1;
        int twice = 0;
        int thrice = 0;
        int fiveTimes = 0;
        for (int place = 1; place < n; place++) {
            long smallest = Math.min(2 * ugly[twice], Math.min(3 * ugly[thrice], 5 * ugly[fiveTimes]));
            ugly[place] = smallest;
            if (smallest == 2 * ugly[twice]) twice++;
            if (smallest == 3 * ugly[thrice]) thrice++;
            if (smallest == 5 * ugly[fiveTimes]) fiveTimes++;
        }
        return (int) ugly[n - 1];
    }
}
