namespace System.Numerics
{
    /// <summary>Counting the bits of a number, under the names that newer libraries have it by.</summary>
    public static class BitOperations
    {
        public static int PopCount(uint value) => PopCount((ulong)value);

        public static int PopCount(ulong value)
        {
            var count = 0;
            for (; value != 0; value &= value - 1) count++;
            return count;
        }

        public static int LeadingZeroCount(uint value) => LeadingZeroCount((ulong)value) - 32;

        public static int LeadingZeroCount(ulong value)
        {
            var count = 64;
            for (; value != 0; value >>= 1) count--;
            return count;
        }

        public static int TrailingZeroCount(int value) => TrailingZeroCount((uint)value);

        public static int TrailingZeroCount(uint value) => value == 0 ? 32 : TrailingZeroCount((ulong)value);

        public static int TrailingZeroCount(long value) => TrailingZeroCount((ulong)value);

        public static int TrailingZeroCount(ulong value) => value == 0 ? 64 : PopCount((value & (~value + 1)) - 1);

        public static int Log2(uint value) => Log2((ulong)value);

        public static int Log2(ulong value) => value == 0 ? 0 : 63 - LeadingZeroCount(value);

        public static bool IsPow2(int value) => value > 0 && (value & (value - 1)) == 0;

        public static bool IsPow2(long value) => value > 0 && (value & (value - 1)) == 0;
    }
}
