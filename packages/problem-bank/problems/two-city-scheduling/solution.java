class Solution {
    public int twoCitySchedCost(int[][] costs) {
        int allToB = Arrays.stream(costs).mapToInt(cost -> cost[1]).sum();
        IntStream changes = Arrays.stream(costs).mapToInt(cost -> cost[0] - cost[1]).sorted();
        return allToB + changes.limit(costs.length / 2).sum();
    }
}
