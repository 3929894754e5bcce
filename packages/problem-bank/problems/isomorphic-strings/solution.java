class Solution {
    public boolean isIsomorphic(String s, String t) {
        Map<Character, Character> forward = new HashMap<>();
        Map<Character, Character> backward = new HashMap<>();
        for (int place = 0; place < s.length(); place++) {
            char a = s.charAt(place);
            char b = t.charAt(place);
            if (forward.getOrDefault(a, b) != b || backward.getOrDefault(b, a) != a) return false;
            forward.put(a, b);
            backward.put(b, a);
        }
        return true;
    }
}
