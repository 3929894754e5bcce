class Solution {
    public String reorganizeString(String s) {
        int[] counts = new int[26];
        for (char letter : s.toCharArray()) counts[letter - 'a']++;
        int most = 0;
        for (int letter = 0; letter < 26; letter++) if (counts[letter] > counts[most]) most = letter;
        if (counts[most] > (s.length() + 1) / 2) return "";
        char[] apart = new char[s.length()];
        int place = 0;
        // The most frequent letter comes first, the others in any order.
        for (int turn = 0; turn < 26; turn++) {
            int letter = (most + turn) % 26;
            for (int left = counts[letter]; left > 0; left--) {
                apart[place] = (char) ('a' + letter);
                place += 2;
                if (place >= apart.length) place = 1;
            }
        }
        return new String(apart);
    }
}
