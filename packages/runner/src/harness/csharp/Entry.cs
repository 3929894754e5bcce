using System.Collections.Generic;
using System.Linq;

/// <summary>What is called: a function, or a class, which has methods.</summary>
sealed class Entry
{
    public readonly string Name;
    /// <summary>The types of what it takes, as the other side names them: integer[][].</summary>
    public readonly string[] Parameters;
    public readonly string Returns;
    /// <summary>Null where this is a function.</summary>
    public readonly Dictionary<string, Entry> Methods;

    public Entry(Dictionary<string, object> said)
    {
        Name = (string)said["name"];
        Parameters = ((List<object>)said["parameters"])
            .Select(parameter => (string)((Dictionary<string, object>)parameter)["type"])
            .ToArray();
        Returns = said.TryGetValue("returns", out var type) ? (string)type : "void";
        if (!said.TryGetValue("methods", out var methods)) return;
        Methods = ((List<object>)methods)
            .Select(method => new Entry((Dictionary<string, object>)method))
            .ToDictionary(method => method.Name);
    }
}
