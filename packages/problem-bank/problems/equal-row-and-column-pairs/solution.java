class Solution {
    public int equalPairs(int[][] grid) {
        Map<List<Integer>, Integer> rows = new HashMap<>();
        for (int[] row : grid) rows.merge(Arrays.stream(row).boxed().toList(), 1, Integer::sum);
        int pairs = 0;
        for (int at = 0; at < grid.length; at++) {
            List<Integer> column = new ArrayList<>();
            for (int[] row : grid) column.add(row[at]);
            pairs += rows.getOrDefault(column, 0);
        }
        return pairs;
    }
}
