class HitCounter {
    // A ring of the last 300 seconds: when each place was last hit, and how often.
    private final int[] seconds = new int[300];
    private final int[] hits = new int[300];

    public void hit(int timestamp) {
        int place = timestamp % 300;
        if (seconds[place] != timestamp) hits[place] = 0;
        seconds[place] = timestamp;
        hits[place]++;
    }

    public int getHits(int timestamp) {
        int sum = 0;
        for (int place = 0; place < 300; place++) {
            if (timestamp - seconds[place] < 300) sum += hits[place];
        }
        return sum;
    }
}
