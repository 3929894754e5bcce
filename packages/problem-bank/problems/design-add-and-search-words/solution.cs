public class WordDictionary
{
    private readonly Node root = new Node();

    public void AddWord(string word)
    {
        var node = root;
        foreach (var letter in word)
        {
            if (!node.Children.TryGetValue(letter, out var child)) node.Children[letter] = child = new Node();
            node = child;
        }
        node.EndsWord = true;
    }

    public bool Search(string word)
    {
        IEnumerable<Node> nodes = new[] { root };
        foreach (var letter in word)
        {
            nodes = letter == '.'
                ? nodes.SelectMany(node => node.Children.Values).ToList()
                : nodes.Where(node => node.Children.ContainsKey(letter)).Select(node => node.Children[letter]).ToList();
        }
        return nodes.Any(node => node.EndsWord);
    }

    private sealed class Node
    {
        public readonly Dictionary<char, Node> Children = new Dictionary<char, Node>();
        public bool EndsWord;
    }
}
