class Solution {
    public int lastStoneWeight(int[] stones) {
        PriorityQueue<Integer> heaviestFirst = new PriorityQueue<>(Comparator.reverseOrder());
        for (int stone : stones) heaviestFirst.add(stone);
        while (heaviestFirst.size() > 1) {
            int difference = heaviestFirst.remove() - heaviestFirst.remove();
            if (difference > 0) heaviestFirst.add(difference);
        }
        return heaviestFirst.isEmpty() ? 0 : heaviestFirst.remove();
    }
}
