class MovingAverage {
    // The last values in a ring: the newest takes the place of the oldest.
    private final int[] ring;
    private int taken = 0;
    private long sum = 0;

    public MovingAverage(int size) {
        ring = new int[size];
    }

    public double next(int val) {
        int place = taken % ring.length;
        sum += val - ring[place];
        ring[place] = val;
        taken++;
        return (double) sum / Math.min(taken, ring.length);
    }
}
