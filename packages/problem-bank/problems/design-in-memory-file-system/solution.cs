public class FileSystem
{
    private readonly Entry root = new Entry();

    public IList<string> Ls(string path)
    {
        var parts = Parts(path);
        var found = At(parts);
        return found.IsFile ? new List<string> { parts.Last() } : found.Children.Keys.ToList();
    }

    public void Mkdir(string path) => At(Parts(path));

    public void AddContentToFile(string filePath, string content)
    {
        var file = At(Parts(filePath));
        file.IsFile = true;
        file.Text.Append(content);
    }

    public string ReadContentFromFile(string filePath) => At(Parts(filePath)).Text.ToString();

    private static string[] Parts(string path) => path.Split(new[] { '/' }, StringSplitOptions.RemoveEmptyEntries);

    // What stands there; what is missing on the way is made.
    private Entry At(string[] parts)
    {
        var found = root;
        foreach (var part in parts)
        {
            if (!found.Children.TryGetValue(part, out var child)) found.Children[part] = child = new Entry();
            found = child;
        }
        return found;
    }

    private sealed class Entry
    {
        public readonly SortedDictionary<string, Entry> Children =
            new SortedDictionary<string, Entry>(StringComparer.Ordinal);
        public readonly StringBuilder Text = new StringBuilder();
        public bool IsFile;
    }
}
