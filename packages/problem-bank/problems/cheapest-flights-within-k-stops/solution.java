class Solution {
    private static final int UNREACHED = Integer.MAX_VALUE;

    public int findCheapestPrice(int n, int[][] flights, int src, int dst, int k) {
        int[] cheapest = new int[n];
        Arrays.fill(cheapest, UNREACHED);
        cheapest[src] = 0;
        for (int flown = 0; flown <= k; flown++) {
            int[] after = cheapest.clone();
            for (int[] flight : flights) {
                int origin = flight[0];
                int goal = flight[1];
                if (cheapest[origin] == UNREACHED) continue;
                after[goal] = Math.min(after[goal], cheapest[origin] + flight[2]);
            }
            cheapest = after;
        }
        return cheapest[dst] == UNREACHED ? -1 : cheapest[dst];
    }
}
