class Solution {
    public boolean isNStraightHand(int[] hand, int groupSize) {
        TreeMap<Integer, Integer> left = new TreeMap<>();
        for (int card : hand) left.merge(card, 1, Integer::sum);
        while (!left.isEmpty()) {
            int smallest = left.firstKey();
            int groups = left.get(smallest);
            for (int number = smallest; number < smallest + groupSize; number++) {
                int there = left.getOrDefault(number, 0);
                if (there < groups) return false;
                if (there == groups) left.remove(number);
                else left.put(number, there - groups);
            }
        }
        return true;
    }
}
