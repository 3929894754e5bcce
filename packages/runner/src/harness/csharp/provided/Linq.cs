using System.Collections.Generic;

namespace System.Linq
{
    /// <summary>What newer libraries add to sequences.</summary>
    public static class NewerEnumerable
    {
        public static IOrderedEnumerable<T> Order<T>(this IEnumerable<T> source) => source.OrderBy(item => item);

        public static IOrderedEnumerable<T> OrderDescending<T>(this IEnumerable<T> source) =>
            source.OrderByDescending(item => item);

        // By its longer name, as this compiler takes tuples of a method's own types for something else.
        public static IEnumerable<ValueTuple<TFirst, TSecond>> Zip<TFirst, TSecond>(
            this IEnumerable<TFirst> first, IEnumerable<TSecond> second) =>
            first.Zip(second, (one, other) => new ValueTuple<TFirst, TSecond>(one, other));

        public static T MaxBy<T, TKey>(this IEnumerable<T> source, Func<T, TKey> key) => Extreme(source, key, 1);

        public static T MinBy<T, TKey>(this IEnumerable<T> source, Func<T, TKey> key) => Extreme(source, key, -1);

        public static IEnumerable<T> DistinctBy<T, TKey>(this IEnumerable<T> source, Func<T, TKey> key)
        {
            var seen = new HashSet<TKey>();
            return source.Where(item => seen.Add(key(item)));
        }

        public static IEnumerable<T[]> Chunk<T>(this IEnumerable<T> source, int size)
        {
            var chunk = new List<T>(size);
            foreach (var item in source)
            {
                chunk.Add(item);
                if (chunk.Count < size) continue;
                yield return chunk.ToArray();
                chunk.Clear();
            }
            if (chunk.Count > 0) yield return chunk.ToArray();
        }

        static T Extreme<T, TKey>(IEnumerable<T> source, Func<T, TKey> key, int sign)
        {
            var comparer = Comparer<TKey>.Default;
            using (var items = source.GetEnumerator())
            {
                if (!items.MoveNext())
                    return default(T) == null ? default(T) : throw new InvalidOperationException("Sequence contains no elements");
                var best = items.Current;
                var bestKey = key(best);
                while (items.MoveNext())
                {
                    var nextKey = key(items.Current);
                    if (Math.Sign(comparer.Compare(nextKey, bestKey)) != sign) continue;
                    best = items.Current;
                    bestKey = nextKey;
                }
                return best;
            }
        }
    }
}
