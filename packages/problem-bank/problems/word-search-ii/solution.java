class Solution {
    private static class Node {
        final Map<Character, Node> next = new HashMap<>();
        String word;
    }

    private final List<String> found = new ArrayList<>();

    public List<String> findWords(char[][] board, String[] words) {
        Node trie = new Node();
        for (String word : words) {
            Node node = trie;
            for (char letter : word.toCharArray()) node = node.next.computeIfAbsent(letter, key -> new Node());
            node.word = word;
        }
        for (int row = 0; row < board.length; row++) {
            for (int column = 0; column < board[0].length; column++) search(board, row, column, trie);
        }
        return found;
    }

    private void search(char[][] board, int row, int column, Node parent) {
        boolean isInside = row >= 0 && row < board.length && column >= 0 && column < board[0].length;
        if (!isInside) return;
        char letter = board[row][column];
        Node node = parent.next.get(letter);
        if (node == null) return;
        if (node.word != null) {
            found.add(node.word);
            node.word = null;
        }
        // The cell is taken for the rest of this walk.
        board[row][column] = '\0';
        search(board, row - 1, column, node);
        search(board, row + 1, column, node);
        search(board, row, column - 1, node);
        search(board, row, column + 1, node);
        board[row][column] = letter;
        // What has been found leaves nothing to look for.
        if (node.next.isEmpty()) parent.next.remove(letter);
    }
}
