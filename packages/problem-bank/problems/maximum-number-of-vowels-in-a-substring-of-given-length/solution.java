class Solution {
    private static final String VOWELS = "aeiou";

    public int maxVowels(String s, int k) {
        int window = 0;
        int best = 0;
        for (int place = 0; place < s.length(); place++) {
            if (isVowel(s.charAt(place))) window++;
            if (place >= k && isVowel(s.charAt(place - k))) window--;
            best = Math.max(best, window);
        }
        return best;
    }

    private boolean isVowel(char letter) {
        return VOWELS.indexOf(letter) >= 0;
    }
}
