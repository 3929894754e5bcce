using System;
using System.Collections;
using System.Collections.Generic;
using System.Globalization;
using System.Linq;
using System.Numerics;
using System.Runtime.CompilerServices;
using System.Text;

/// <summary>Writes what the program returned as JSON, by the type its signature promises and the value's own.</summary>
static class Encoder
{
    /// <summary>Integers from here on are not exact as a double, and are written as strings of digits.</summary>
    const long FirstInexact = 1L << 53;

    const int LongestShown = 80;

    public static string Encode(object value, string named)
    {
        var text = new StringBuilder();
        Write(text, value, named);
        return text.ToString();
    }

    public static void Write(StringBuilder into, object value, string named)
    {
        if (named == "list_node") Nodes.WriteList(into, value);
        else if (named == "tree_node") Nodes.WriteTree(into, value);
        else if (value == null) into.Append("null");
        else if (named == "tree_node_by_value") Nodes.WriteValue(into, value);
        else if (IsArray(named)) WriteItems(into, value, named);
        else WriteOne(into, value, named);
    }

    static bool IsArray(string named) => named[named.Length - 1] == ']';

    public static Exception Unexpected(object value, string named) =>
        new Mismatch($"returned {Shown(value)} ({NameOf(value.GetType())}) where {named} was expected");

    /// <summary>A value as it may stand in a message.</summary>
    public static string Shown(object value)
    {
        string text;
        try
        {
            text = value is string letters ? $"\"{letters}\""
                : value is bool truth ? (truth ? "true" : "false")
                : value is List<object> items ? "[" + string.Join(", ", items.Take(LongestShown).Select(Shown)) + "]"
                : value is IEnumerable ? "a collection"
                : Convert.ToString(value ?? "null", CultureInfo.InvariantCulture);
        }
        catch (Exception)
        {
            text = "a value that has no text";
        }
        return text.Length <= LongestShown ? text : text.Substring(0, LongestShown) + "...";
    }

    static readonly Dictionary<Type, string> keywords = new Dictionary<Type, string>
    {
        [typeof(bool)] = "bool", [typeof(char)] = "char", [typeof(string)] = "string", [typeof(object)] = "object",
        [typeof(sbyte)] = "sbyte", [typeof(byte)] = "byte", [typeof(short)] = "short", [typeof(ushort)] = "ushort",
        [typeof(int)] = "int", [typeof(uint)] = "uint", [typeof(long)] = "long", [typeof(ulong)] = "ulong",
        [typeof(float)] = "float", [typeof(double)] = "double", [typeof(decimal)] = "decimal",
    };

    /// <summary>A type as an author writes it.</summary>
    public static string NameOf(Type type)
    {
        if (keywords.TryGetValue(type, out var keyword)) return keyword;
        if (type.IsArray) return NameOf(type.GetElementType()) + "[" + new string(',', type.GetArrayRank() - 1) + "]";
        if (!type.IsGenericType) return type.Name;
        var parameters = string.Join(", ", type.GetGenericArguments().Select(NameOf));
        return type.Name.Split('`')[0] + "<" + parameters + ">";
    }

    static void WriteItems(StringBuilder into, object value, string named)
    {
        var each = named.Substring(0, named.Length - 2);
        if (value is int[] numbers && each == "integer")
        {
            into.Append('[');
            for (var index = 0; index < numbers.Length; index++) into.Append(index == 0 ? "" : ",").Append(numbers[index]);
            into.Append(']');
        }
        else if (value is Array grid && grid.Rank == 2 && IsArray(each))
        {
            WriteAll(into, Rows(grid), each);
        }
        else if (value is IEnumerable items && !(value is string) && !(value is IDictionary))
        {
            WriteAll(into, items, each);
        }
        else if (value is ITuple tuple)
        {
            WriteAll(into, Enumerable.Range(0, tuple.Length).Select(place => tuple[place]), each);
        }
        else
        {
            throw Unexpected(value, named);
        }
    }

    static void WriteAll(StringBuilder into, IEnumerable items, string named)
    {
        into.Append('[');
        var first = true;
        foreach (var item in items)
        {
            if (!first) into.Append(',');
            first = false;
            Write(into, item, named);
        }
        into.Append(']');
    }

    static IEnumerable Rows(Array grid)
    {
        for (var row = 0; row < grid.GetLength(0); row++)
            yield return Enumerable.Range(0, grid.GetLength(1)).Select(column => grid.GetValue(row, column)).ToArray();
    }

    static void WriteOne(StringBuilder into, object value, string named)
    {
        switch (named)
        {
            case "integer":
            case "long":
                if (value is int plain)
                {
                    into.Append(plain);
                    return;
                }
                if (!IsInteger(value)) break;
                var digits = Convert.ToString(value, CultureInfo.InvariantCulture);
                var exact = long.TryParse(digits, out var number) && number < FirstInexact && number > -FirstInexact;
                into.Append(exact ? digits : "\"" + digits + "\"");
                return;
            case "double":
                if (!IsInteger(value) && !(value is double) && !(value is float) && !(value is decimal)) break;
                WriteFloating(into, value);
                return;
            case "boolean":
                if (!(value is bool)) break;
                into.Append((bool)value ? "true" : "false");
                return;
            case "string":
                if (!(value is string)) break;
                Json.Write(into, (string)value);
                return;
            case "character":
                if (!(value is char) && !(value is string)) break;
                Json.Write(into, value.ToString());
                return;
        }
        throw Unexpected(value, named);
    }

    static void WriteFloating(StringBuilder into, object value)
    {
        var number = value is BigInteger large ? (double)large
            // As its digits tell it, not as the nearest double of what it was rounded to.
            : value is float single ? Doubles.Parse(single.ToString("R", CultureInfo.InvariantCulture))
            : Convert.ToDouble(value, CultureInfo.InvariantCulture);
        if (double.IsNaN(number)) into.Append("\"NaN\"");
        else if (double.IsInfinity(number)) into.Append(number > 0 ? "\"Infinity\"" : "\"-Infinity\"");
        else into.Append(Doubles.Print(number));
    }

    static bool IsInteger(object value) =>
        value is int || value is long || value is BigInteger || value is short || value is byte || value is uint
        || value is ulong || value is ushort || value is sbyte;
}
