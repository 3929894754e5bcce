class Solution {
    public boolean wordPattern(String pattern, String s) {
        String[] words = s.trim().split(" +");
        if (words.length != pattern.length()) return false;
        Map<Character, String> wordOf = new HashMap<>();
        Map<String, Character> letterOf = new HashMap<>();
        for (int place = 0; place < words.length; place++) {
            char letter = pattern.charAt(place);
            String word = words[place];
            if (!wordOf.getOrDefault(letter, word).equals(word)) return false;
            if (letterOf.getOrDefault(word, letter) != letter) return false;
            wordOf.put(letter, word);
            letterOf.put(word, letter);
        }
        return true;
    }
}
