using System;
using System.Collections;
using System.Collections.Generic;
using System.Globalization;
using System.Numerics;

/// <summary>Makes a value that came in into what the author's own parameter takes.</summary>
static class Decoder
{
    /// <param name="type">the author's</param>
    /// <param name="named">the type's name on the other side, such as integer[][]</param>
    public static object Decode(object value, Type type, string named)
    {
        if (named == "list_node") return Nodes.MakeList(value as List<object>, type);
        if (named == "cyclic_list" && value is List<object> cyclic)
            return Nodes.MakeList((List<object>)cyclic[0], type, (long)cyclic[1]);
        if (named == "tree_node") return Nodes.MakeTree(value as List<object>, type);
        if (value == null)
        {
            if (type.IsValueType && Nullable.GetUnderlyingType(type) == null) throw DoesNotFit("null", type);
            return null;
        }
        if (value is List<object> items) return Items(items, type, named.Substring(0, named.Length - 2));
        type = Nullable.GetUnderlyingType(type) ?? type;
        if (type == typeof(object)) type = Natural(named);
        switch (named)
        {
            case "integer":
            case "long":
                if (value is long number && type == typeof(int) && number == (int)number) return (int)number;
                return Number(value as string ?? ((long)value).ToString(CultureInfo.InvariantCulture), type);
            case "double":
                return Floating(value, type);
            default:
                return Text(value, type);
        }
    }

    /// <summary>The node of a tree that has a value.</summary>
    public static object Node(object tree, object value, Type type)
    {
        if (value == null) return null;
        var node = Nodes.Find(tree, value);
        return node == null || type.IsInstanceOfType(node) ? node : throw DoesNotFit(value, type);
    }

    public static Exception DoesNotFit(object value, Type type) =>
        new Mismatch($"{Encoder.Shown(value)} does not fit {Encoder.NameOf(type)}");

    static object Items(List<object> items, Type type, string named)
    {
        if (type.IsArray && type.GetArrayRank() == 2) return Rectangle(items, type, named);
        var element = ElementOf(type) ?? (type == typeof(object) ? typeof(object) : throw DoesNotFit("an array", type));
        var made = Array.CreateInstance(element, items.Count);
        if (made is int[] numbers && named == "integer")
            for (var index = 0; index < numbers.Length; index++)
                numbers[index] = items[index] is long number && number == (int)number
                    ? (int)number
                    : (int)Decode(items[index], element, named);
        else
            for (var index = 0; index < items.Count; index++) made.SetValue(Decode(items[index], element, named), index);
        if (type.IsArray) return made;
        var list = typeof(List<>).MakeGenericType(element);
        if (type.IsAssignableFrom(list)) return Activator.CreateInstance(list, made);
        if (type.IsAssignableFrom(typeof(HashSet<>).MakeGenericType(element)))
            return Activator.CreateInstance(typeof(HashSet<>).MakeGenericType(element), made);
        var taking = type.GetConstructor(new[] { typeof(IEnumerable<>).MakeGenericType(element) });
        return taking?.Invoke(new object[] { made }) ?? throw DoesNotFit("an array", type);
    }

    static object Rectangle(List<object> rows, Type type, string named)
    {
        var element = type.GetElementType();
        var width = rows.Count == 0 ? 0 : ((List<object>)rows[0]).Count;
        var made = Array.CreateInstance(element, rows.Count, width);
        for (var row = 0; row < rows.Count; row++)
        {
            var items = (List<object>)rows[row];
            if (items.Count != width) throw DoesNotFit("rows of different lengths", type);
            for (var column = 0; column < width; column++)
                made.SetValue(Decode(items[column], element, named.Substring(0, named.Length - 2)), row, column);
        }
        return made;
    }

    /// <summary>What a collection holds, or null where the type is none.</summary>
    static Type ElementOf(Type type)
    {
        if (type.IsArray) return type.GetElementType();
        if (!type.IsGenericType || !typeof(IEnumerable).IsAssignableFrom(type)) return null;
        var parameters = type.GetGenericArguments();
        return parameters.Length == 1 ? parameters[0] : null;
    }

    static object Number(string digits, Type type)
    {
        if (type == typeof(BigInteger)) return BigInteger.Parse(digits, CultureInfo.InvariantCulture);
        if (type == typeof(double) || type == typeof(float) || type == typeof(decimal)) return Converted(digits, type);
        if (!type.IsPrimitive || type == typeof(bool) || type == typeof(char)) throw DoesNotFit(long.Parse(digits), type);
        return Converted(digits, type);
    }

    static object Converted(string digits, Type type)
    {
        try
        {
            return Convert.ChangeType(digits, type, CultureInfo.InvariantCulture);
        }
        catch (Exception error) when (error is OverflowException || error is FormatException)
        {
            throw new Mismatch($"{digits} does not fit {Encoder.NameOf(type)}");
        }
    }

    static object Floating(object value, Type type)
    {
        var number = value is string text
            ? text == "NaN" ? double.NaN : text == "Infinity" ? double.PositiveInfinity : double.NegativeInfinity
            : Convert.ToDouble(value, CultureInfo.InvariantCulture);
        if (type == typeof(double)) return number;
        if (type == typeof(float)) return (float)number;
        if (type == typeof(decimal) && Math.Abs(number) < 7e28) return (decimal)number;
        throw DoesNotFit(value, type);
    }

    static object Text(object value, Type type)
    {
        if (type.IsInstanceOfType(value)) return value;
        if (value is string text && type == typeof(char) && text.Length == 1) return text[0];
        if (value is string letters && type == typeof(char[])) return letters.ToCharArray();
        throw DoesNotFit(value, type);
    }

    /// <summary>What a value is made into where the author's parameter takes anything.</summary>
    static Type Natural(string named)
    {
        switch (named)
        {
            case "integer":
                return typeof(int);
            case "long":
                return typeof(long);
            case "double":
                return typeof(double);
            case "boolean":
                return typeof(bool);
            default:
                return typeof(string);
        }
    }
}
