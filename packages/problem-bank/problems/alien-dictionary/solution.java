class Solution {
    public String alienOrder(String[] words) {
        Map<Character, Set<Character>> followers = new HashMap<>();
        for (String word : words) {
            for (char letter : word.toCharArray()) followers.putIfAbsent(letter, new HashSet<>());
        }
        for (int i = 1; i < words.length; i++) {
            String one = words[i - 1];
            String other = words[i];
            int place = 0;
            int shorter = Math.min(one.length(), other.length());
            while (place < shorter && one.charAt(place) == other.charAt(place)) place++;
            if (place < shorter) followers.get(one.charAt(place)).add(other.charAt(place));
            else if (one.length() > other.length()) return "";
        }

        Map<Character, Integer> waiting = new HashMap<>();
        for (Set<Character> later : followers.values()) {
            for (char letter : later) waiting.merge(letter, 1, Integer::sum);
        }
        Deque<Character> free = new ArrayDeque<>();
        for (char letter : followers.keySet()) {
            if (!waiting.containsKey(letter)) free.add(letter);
        }
        StringBuilder order = new StringBuilder();
        while (!free.isEmpty()) {
            char letter = free.remove();
            order.append(letter);
            for (char follower : followers.get(letter)) {
                if (waiting.merge(follower, -1, Integer::sum) == 0) free.add(follower);
            }
        }
        return order.length() == followers.size() ? order.toString() : "";
    }
}
