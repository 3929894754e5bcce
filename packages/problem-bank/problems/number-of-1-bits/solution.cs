public class Solution
{
    public int HammingWeight(int n)
    {
        var bits = 0;
        for (; n != 0; n &= n - 1) bits++;
        return bits;
    }
}
