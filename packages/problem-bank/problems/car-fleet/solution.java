class Solution {
    public int carFleet(int target, int[] position, int[] speed) {
        Integer[] nearestFirst = new Integer[position.length];
        Arrays.setAll(nearestFirst, car -> car);
        Arrays.sort(nearestFirst, (a, b) -> Integer.compare(position[b], position[a]));
        int fleets = 0;
        double arrival = 0;
        for (int car : nearestFirst) {
            double alone = (double) (target - position[car]) / speed[car];
            if (alone > arrival) {
                fleets++;
                arrival = alone;
            }
        }
        return fleets;
    }
}
