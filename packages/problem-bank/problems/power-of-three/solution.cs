public class Solution
{
    /// <summary>3^19, the largest power of three among the ints.</summary>
    private const int Largest = 1162261467;

    public bool IsPowerOfThree(int n) => n > 0 && Largest % n == 0;
}
