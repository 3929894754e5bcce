class WordDictionary {
    private static class Node {
        final Map<Character, Node> next = new HashMap<>();
        boolean ends;
    }

    private final Node root = new Node();

    public void addWord(String word) {
        Node node = root;
        for (char letter : word.toCharArray()) node = node.next.computeIfAbsent(letter, key -> new Node());
        node.ends = true;
    }

    public boolean search(String word) {
        List<Node> nodes = List.of(root);
        for (char letter : word.toCharArray()) {
            List<Node> below = new ArrayList<>();
            for (Node node : nodes) {
                if (letter == '.') below.addAll(node.next.values());
                else if (node.next.containsKey(letter)) below.add(node.next.get(letter));
            }
            nodes = below;
        }
        return nodes.stream().anyMatch(node -> node.ends);
    }
}
