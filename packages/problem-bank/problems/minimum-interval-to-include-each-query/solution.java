class Solution {
    public int[] minInterval(int[][] intervals, int[] queries) {
        // From the smallest interval on, each answers all the queries in it that have no answer yet.
        int[] points = Arrays.stream(queries).distinct().sorted().toArray();
        int[] sizes = new int[points.length];
        Arrays.fill(sizes, -1);
        // For each place the next one, from it on, without an answer; one that has an answer points ahead.
        int[] next = new int[points.length + 1];
        for (int place = 0; place < next.length; place++) next[place] = place;

        int[][] bySize = intervals.clone();
        Arrays.sort(bySize, Comparator.comparingInt(interval -> interval[1] - interval[0]));
        for (int[] interval : bySize) {
            int place = unanswered(next, firstAtLeast(points, interval[0]));
            while (place < points.length && points[place] <= interval[1]) {
                sizes[place] = interval[1] - interval[0] + 1;
                next[place] = place + 1;
                place = unanswered(next, place);
            }
        }
        return Arrays.stream(queries).map(query -> sizes[firstAtLeast(points, query)]).toArray();
    }

    private int unanswered(int[] next, int from) {
        int place = from;
        while (next[place] != place) {
            next[place] = next[next[place]];
            place = next[place];
        }
        return place;
    }

    private int firstAtLeast(int[] ascending, int least) {
        int found = Arrays.binarySearch(ascending, least);
        return found >= 0 ? found : -found - 1;
    }
}
