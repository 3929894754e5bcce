class Solution {
    public List<Integer> findAnagrams(String s, String p) {
        int[] missing = new int[26];
        for (char letter : p.toCharArray()) missing[letter - 'a']++;
        List<Integer> starts = new ArrayList<>();
        int start = 0;
        for (int end = 0; end < s.length(); end++) {
            int letter = s.charAt(end) - 'a';
            missing[letter]--;
            while (missing[letter] < 0) missing[s.charAt(start++) - 'a']++;
            if (end - start + 1 == p.length()) starts.add(start);
        }
        return starts;
    }
}
