public class Solution
{
    public int ClimbStairs(int n)
    {
        int below = 1, here = 1;
        for (var stair = 1; stair < n; stair++) (below, here) = (here, below + here);
        return here;
    }
}
