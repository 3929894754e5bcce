class Solution {
    private record Worker(int cost, int index) {}

    public long totalCost(int[] costs, int k, int candidates) {
        // Those from left to right are no candidates yet.
        int left = Math.min(candidates, costs.length);
        int right = Math.max(left, costs.length - candidates) - 1;
        PriorityQueue<Worker> cheapest =
                new PriorityQueue<>(Comparator.comparingInt(Worker::cost).thenComparingInt(Worker::index));
        for (int index = 0; index < costs.length; index++) {
            if (index < left || index > right) cheapest.add(new Worker(costs[index], index));
        }

        long total = 0;
        for (int session = 0; session < k; session++) {
            Worker hired = cheapest.remove();
            total += hired.cost();
            if (left > right) continue;
            int next = hired.index() < left ? left++ : right--;
            cheapest.add(new Worker(costs[next], next));
        }
        return total;
    }
}
