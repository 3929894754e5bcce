class Trie {
    private static class Node {
        final Map<Character, Node> next = new HashMap<>();
        boolean ends;
    }

    private final Node root = new Node();

    public void insert(String word) {
        Node node = root;
        for (char letter : word.toCharArray()) node = node.next.computeIfAbsent(letter, key -> new Node());
        node.ends = true;
    }

    public boolean search(String word) {
        Node found = walk(word);
        return found != null && found.ends;
    }

    public boolean startsWith(String prefix) {
        return walk(prefix) != null;
    }

    private Node walk(String letters) {
        Node node = root;
        for (int place = 0; place < letters.length() && node != null; place++) {
            node = node.next.get(letters.charAt(place));
        }
        return node;
    }
}
