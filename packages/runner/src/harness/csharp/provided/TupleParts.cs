using System.Collections.Generic;

/// <summary>The parts of what is taken apart in `var (a, b) = pair`, of tuples and of a dictionary's pairs alike.</summary>
public static class TupleParts
{
    public static T1 Item1<T1, T2>((T1, T2) whole) => whole.Item1;
    public static T2 Item2<T1, T2>((T1, T2) whole) => whole.Item2;
    public static T1 Item1<T1, T2>(KeyValuePair<T1, T2> whole) => whole.Key;
    public static T2 Item2<T1, T2>(KeyValuePair<T1, T2> whole) => whole.Value;
    public static T1 Item1<T1, T2, T3>((T1, T2, T3) whole) => whole.Item1;
    public static T2 Item2<T1, T2, T3>((T1, T2, T3) whole) => whole.Item2;
    public static T3 Item3<T1, T2, T3>((T1, T2, T3) whole) => whole.Item3;
    public static T1 Item1<T1, T2, T3, T4>((T1, T2, T3, T4) whole) => whole.Item1;
    public static T2 Item2<T1, T2, T3, T4>((T1, T2, T3, T4) whole) => whole.Item2;
    public static T3 Item3<T1, T2, T3, T4>((T1, T2, T3, T4) whole) => whole.Item3;
    public static T4 Item4<T1, T2, T3, T4>((T1, T2, T3, T4) whole) => whole.Item4;
}
