using System;
using System.Collections.Generic;
using System.Globalization;
using System.Text;

/// <summary>
/// JSON as it comes in: null, bool, long, double, string, List of values and Dictionary by name. Written for what the
/// other side sends, which is always well formed.
/// </summary>
sealed class Json
{
    readonly string text;
    int place;

    Json(string text)
    {
        this.text = text;
    }

    public static object Parse(string text) => new Json(text).Value();

    /// <summary>Writes a string, so that it is one line.</summary>
    public static void Write(StringBuilder into, string value)
    {
        into.Append('"');
        foreach (var character in value)
        {
            // Half characters cannot be written as UTF-8, so they too are escaped.
            if (character == '"' || character == '\\') into.Append('\\').Append(character);
            else if (character < ' ' || character > '~') into.Append("\\u").Append(((int)character).ToString("x4"));
            else into.Append(character);
        }
        into.Append('"');
    }

    object Value()
    {
        Space();
        switch (text[place])
        {
            case '{':
                return Object();
            case '[':
                return Array();
            case '"':
                return String();
            case 't':
                place += 4;
                return true;
            case 'f':
                place += 5;
                return false;
            case 'n':
                place += 4;
                return null;
            default:
                return Number();
        }
    }

    Dictionary<string, object> Object()
    {
        var found = new Dictionary<string, object>();
        place++;
        for (Space(); text[place] != '}'; Space())
        {
            if (text[place] == ',') place++;
            Space();
            var name = String();
            Space();
            place++;
            found[name] = Value();
        }
        place++;
        return found;
    }

    List<object> Array()
    {
        var items = new List<object>();
        place++;
        for (Space(); text[place] != ']'; Space())
        {
            if (text[place] == ',') place++;
            items.Add(Value());
        }
        place++;
        return items;
    }

    string String()
    {
        var start = ++place;
        while (text[place] != '"' && text[place] != '\\') place++;
        if (text[place] == '"') return text.Substring(start, place++ - start);
        var found = new StringBuilder(text, start, place - start, (place - start) * 2 + 16);
        for (; text[place] != '"'; place++) found.Append(text[place] == '\\' ? Escaped() : text[place]);
        place++;
        return found.ToString();
    }

    char Escaped()
    {
        switch (text[++place])
        {
            case 'b':
                return '\b';
            case 'f':
                return '\f';
            case 'n':
                return '\n';
            case 'r':
                return '\r';
            case 't':
                return '\t';
            case 'u':
                place += 4;
                return (char)int.Parse(text.Substring(place - 3, 4), NumberStyles.HexNumber);
            default:
                return text[place];
        }
    }

    object Number()
    {
        const int mostDigits = 18;
        var start = place;
        var negative = text[place] == '-';
        if (negative) place++;
        var digits = place;
        var number = 0L;
        for (; place < text.Length && char.IsDigit(text[place]) && place - digits < mostDigits; place++)
            number = number * 10 + (text[place] - '0');
        if (place == text.Length || "+-.eE0123456789".IndexOf(text[place]) < 0) return negative ? -number : number;
        while (place < text.Length && "+-.eE0123456789".IndexOf(text[place]) >= 0) place++;
        return Doubles.Parse(text.Substring(start, place - start));
    }

    void Space()
    {
        while (char.IsWhiteSpace(text[place])) place++;
    }
}
