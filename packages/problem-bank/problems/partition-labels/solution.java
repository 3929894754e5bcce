class Solution {
    public List<Integer> partitionLabels(String s) {
        int[] last = new int[128];
        for (int place = 0; place < s.length(); place++) last[s.charAt(place)] = place;
        List<Integer> lengths = new ArrayList<>();
        int start = 0;
        int end = 0;
        for (int place = 0; place < s.length(); place++) {
            end = Math.max(end, last[s.charAt(place)]);
            if (place < end) continue;
            lengths.add(end - start + 1);
            start = place + 1;
        }
        return lengths;
    }
}
