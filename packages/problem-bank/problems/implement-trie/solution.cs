public class Trie
{
    private readonly Dictionary<char, Trie> children = new Dictionary<char, Trie>();
    private bool endsWord;

    public void Insert(string word)
    {
        var node = this;
        foreach (var letter in word)
        {
            if (!node.children.TryGetValue(letter, out var child)) node.children[letter] = child = new Trie();
            node = child;
        }
        node.endsWord = true;
    }

    public bool Search(string word) => Walk(word)?.endsWord ?? false;

    public bool StartsWith(string prefix) => Walk(prefix) != null;

    private Trie Walk(string letters)
    {
        var node = this;
        foreach (var letter in letters)
            if (!node.children.TryGetValue(letter, out node)) return null;
        return node;
    }
}
