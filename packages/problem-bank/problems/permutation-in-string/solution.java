class Solution {
    public boolean checkInclusion(String s1, String s2) {
        int[] missing = new int[26];
        for (char letter : s1.toCharArray()) missing[letter - 'a']++;
        int start = 0;
        for (int end = 0; end < s2.length(); end++) {
            int letter = s2.charAt(end) - 'a';
            missing[letter]--;
            while (missing[letter] < 0) missing[s2.charAt(start++) - 'a']++;
            if (end - start + 1 == s1.length()) return true;
        }
        return false;
    }
}
