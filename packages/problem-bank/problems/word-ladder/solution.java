class Solution {
    public int ladderLength(String beginWord, String endWord, List<String> wordList) {
        Set<String> unreached = new HashSet<>(wordList);
        unreached.remove(beginWord);
        Queue<String> queue = new ArrayDeque<>(List.of(beginWord));
        for (int words = 1; !queue.isEmpty(); words++) {
            for (int left = queue.size(); left > 0; left--) {
                String word = queue.remove();
                if (word.equals(endWord)) return words;
                for (String changed : changesOf(word)) {
                    if (unreached.remove(changed)) queue.add(changed);
                }
            }
        }
        return 0;
    }

    private List<String> changesOf(String word) {
        List<String> changes = new ArrayList<>();
        for (int place = 0; place < word.length(); place++) {
            char[] letters = word.toCharArray();
            for (char letter = 'a'; letter <= 'z'; letter++) {
                letters[place] = letter;
                changes.add(new String(letters));
            }
        }
        return changes;
    }
}
