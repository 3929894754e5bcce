class DetectSquares {
    // How often each point was added: a map by x of maps by y.
    private final Map<Integer, Map<Integer, Integer>> columns = new HashMap<>();

    public void add(int[] point) {
        columns.computeIfAbsent(point[0], x -> new HashMap<>()).merge(point[1], 1, Integer::sum);
    }

    public int count(int[] point) {
        int x = point[0];
        int y = point[1];
        int squares = 0;
        for (Map.Entry<Integer, Integer> beside : columns.getOrDefault(x, Map.of()).entrySet()) {
            int up = beside.getKey();
            int side = Math.abs(up - y);
            if (side == 0) continue;
            for (int across : new int[] {x - side, x + side}) {
                squares += beside.getValue() * timesAt(across, y) * timesAt(across, up);
            }
        }
        return squares;
    }

    private int timesAt(int x, int y) {
        return columns.getOrDefault(x, Map.of()).getOrDefault(y, 0);
    }
}
