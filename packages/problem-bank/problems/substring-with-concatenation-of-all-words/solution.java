class Solution {
    public List<Integer> findSubstring(String s, String[] words) {
        int width = words[0].length();
        Map<String, Integer> missing = new HashMap<>();
        for (String word : words) missing.merge(word, 1, Integer::sum);
        List<Integer> starts = new ArrayList<>();
        for (int offset = 0; offset < width; offset++) {
            Map<String, Integer> left = new HashMap<>(missing);
            int start = offset;
            for (int at = offset; at + width <= s.length(); at += width) {
                String piece = s.substring(at, at + width);
                left.merge(piece, -1, Integer::sum);
                while (left.get(piece) < 0) {
                    left.merge(s.substring(start, start + width), 1, Integer::sum);
                    start += width;
                }
                if (at + width - start == width * words.length) starts.add(start);
            }
        }
        return starts;
    }
}
