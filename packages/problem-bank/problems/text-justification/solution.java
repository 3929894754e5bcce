class Solution {
    public List<String> fullJustify(String[] words, int maxWidth) {
        List<String> lines = new ArrayList<>();
        int first = 0;
        while (first < words.length) {
            int end = first, letters = 0;
            while (end < words.length && letters + words[end].length() + end - first <= maxWidth) {
                letters += words[end].length();
                end++;
            }
            lines.add(lineOf(words, first, end, maxWidth, letters));
            first = end;
        }
        return lines;
    }

    private String lineOf(String[] words, int first, int end, int maxWidth, int letters) {
        int gaps = end - first - 1;
        boolean isJustified = gaps > 0 && end < words.length;
        int space = isJustified ? (maxWidth - letters) / gaps : 1;
        int wider = isJustified ? (maxWidth - letters) % gaps : 0;
        StringBuilder line = new StringBuilder(words[first]);
        for (int i = first + 1; i < end; i++) {
            line.append(" ".repeat(i - first <= wider ? space + 1 : space)).append(words[i]);
        }
        return line.append(" ".repeat(maxWidth - line.length())).toString();
    }
}
