class Solution {
    public int sockMerchant(int[] ar) {
        Set<Integer> waiting = new HashSet<>();
        int pairs = 0;
        for (int color : ar) {
            if (waiting.remove(color)) pairs++;
            else waiting.add(color);
        }
        return pairs;
    }
}
