class Solution {
    public int minimumTotal(List<List<Integer>> triangle) {
        // The least total from each place of the row below down; there is none below the last.
        int[] best = new int[triangle.size() + 1];
        for (int row = triangle.size() - 1; row >= 0; row--) {
            for (int place = 0; place <= row; place++) {
                best[place] = triangle.get(row).get(place) + Math.min(best[place], best[place + 1]);
            }
        }
        return best[0];
    }
}
