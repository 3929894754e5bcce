class Solution {
    public boolean closeStrings(String word1, String word2) {
        int[] counts1 = countLetters(word1);
        int[] counts2 = countLetters(word2);
        for (int letter = 0; letter < 26; letter++) {
            if ((counts1[letter] == 0) != (counts2[letter] == 0)) return false;
        }
        Arrays.sort(counts1);
        Arrays.sort(counts2);
        return Arrays.equals(counts1, counts2);
    }

    private int[] countLetters(String word) {
        int[] counts = new int[26];
        for (char letter : word.toCharArray()) counts[letter - 'a']++;
        return counts;
    }
}
