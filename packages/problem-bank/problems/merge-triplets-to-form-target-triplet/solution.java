class Solution {
    public boolean mergeTriplets(int[][] triplets, int[] target) {
        boolean[] reached = new boolean[3];
        for (int[] triplet : triplets) {
            boolean isUsable = triplet[0] <= target[0] && triplet[1] <= target[1] && triplet[2] <= target[2];
            if (!isUsable) continue;
            for (int place = 0; place < 3; place++) reached[place] |= triplet[place] == target[place];
        }
        return reached[0] && reached[1] && reached[2];
    }
}
