public class Solution
{
    private readonly List<string> found = new List<string>();

    public IList<string> FindWords(char[][] board, string[] words)
    {
        var trie = new Node();
        foreach (var word in words)
        {
            var node = trie;
            foreach (var letter in word)
            {
                if (!node.Children.TryGetValue(letter, out var child)) node.Children[letter] = child = new Node();
                node = child;
            }
            node.Word = word;
        }
        for (var row = 0; row < board.Length; row++)
            for (var column = 0; column < board[row].Length; column++) Search(board, row, column, trie);
        return found;
    }

    private void Search(char[][] board, int row, int column, Node parent)
    {
        var isInside = row >= 0 && row < board.Length && column >= 0 && column < board[row].Length;
        if (!isInside || !parent.Children.TryGetValue(board[row][column], out var node)) return;
        var letter = board[row][column];
        if (node.Word != null) found.Add(node.Word);
        node.Word = null;
        // Nothing in the trie is called so: the cell is taken for the rest of this walk.
        board[row][column] = '\0';
        Search(board, row + 1, column, node);
        Search(board, row - 1, column, node);
        Search(board, row, column + 1, node);
        Search(board, row, column - 1, node);
        board[row][column] = letter;
        if (node.Children.Count == 0) parent.Children.Remove(letter);
    }

    private sealed class Node
    {
        public readonly Dictionary<char, Node> Children = new Dictionary<char, Node>();
        public string Word;
    }
}
