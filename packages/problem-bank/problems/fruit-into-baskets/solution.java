class Solution {
    public int totalFruit(int[] fruits) {
        Map<Integer, Integer> picked = new HashMap<>();
        int start = 0;
        int most = 0;
        for (int end = 0; end < fruits.length; end++) {
            picked.merge(fruits[end], 1, Integer::sum);
            while (picked.size() > 2) {
                picked.computeIfPresent(fruits[start], (fruit, count) -> count > 1 ? count - 1 : null);
                start++;
            }
            most = Math.max(most, end - start + 1);
        }
        return most;
    }
}
