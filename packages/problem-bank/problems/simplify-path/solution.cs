public class Solution
{
    public string SimplifyPath(string path)
    {
        var names = new List<string>();
        foreach (var part in path.Split('/'))
        {
            if (part == "..")
            {
                if (names.Count > 0) names.RemoveAt(names.Count - 1);
            }
            else if (part != "" && part != ".")
            {
                names.Add(part);
            }
        }
        return "/" + string.Join("/", names);
    }
}
