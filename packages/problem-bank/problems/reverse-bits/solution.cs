public class Solution
{
    public uint ReverseBits(uint n)
    {
        uint reversed = 0;
        for (var bit = 0; bit < 32; bit++)
        {
            reversed = reversed << 1 | n & 1;
            n >>= 1;
        }
        return reversed;
    }
}
