class Solution {
    public int lengthOfLongestSubstring(String s) {
        Map<Character, Integer> lastSeen = new HashMap<>();
        int start = 0;
        int longest = 0;
        for (int index = 0; index < s.length(); index++) {
            Integer last = lastSeen.put(s.charAt(index), index);
            if (last != null) start = Math.max(start, last + 1);
            longest = Math.max(longest, index - start + 1);
        }
        return longest;
    }
}
