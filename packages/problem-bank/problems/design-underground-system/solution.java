class UndergroundSystem {
    private record CheckIn(String station, int time) {}

    private record Route(String from, String to) {}

    private final Map<Integer, CheckIn> begun = new HashMap<>();
    // For each route the sum of its times and their number.
    private final Map<Route, int[]> times = new HashMap<>();

    public void checkIn(int id, String stationName, int t) {
        begun.put(id, new CheckIn(stationName, t));
    }

    public void checkOut(int id, String stationName, int t) {
        CheckIn start = begun.remove(id);
        int[] known = times.computeIfAbsent(new Route(start.station(), stationName), route -> new int[2]);
        known[0] += t - start.time();
        known[1]++;
    }

    public double getAverageTime(String startStation, String endStation) {
        int[] known = times.get(new Route(startStation, endStation));
        return (double) known[0] / known[1];
    }
}
