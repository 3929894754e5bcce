using System;
using System.Collections.Generic;
using System.Linq;
using System.Reflection;
using System.Runtime.Serialization;
using System.Text;

/// <summary>Lists and trees of the author's own node types, or of ours, by the names of what they hold.</summary>
sealed class Nodes
{
    /// <summary>A list or tree longer than this is taken to be a cycle.</summary>
    const int MostNodes = 1000000;

    const BindingFlags Own = BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.Instance;

    readonly Type type;
    readonly Member value;
    readonly Call make;
    readonly object[] makeFrom = new object[0];

    Nodes(Type type)
    {
        this.type = type;
        value = Member.Find(type, "val") ?? Member.Find(type, "value") ?? throw new Mismatch($"{Encoder.NameOf(type)} has no 'val'");
        var constructors = type.GetConstructors(Own);
        var made = constructors.FirstOrDefault(one => one.GetParameters().Length == 0)
            ?? constructors.FirstOrDefault(one => one.GetParameters().All(parameter => parameter.IsOptional));
        if (made == null) return;
        make = Caller.Of(made);
        makeFrom = made.GetParameters().Select(parameter => parameter.DefaultValue).ToArray();
    }

    /// <param name="backTo">the place of the node that the tail leads back to; nowhere where there is none</param>
    public static object MakeList(List<object> values, Type type, long backTo = -1)
    {
        if (values == null || values.Count == 0) return null;
        var nodes = new Nodes(type);
        var next = nodes.Link("next");
        object head = null, tail = null, back = null;
        for (var index = values.Count - 1; index >= 0; index--)
        {
            var made = nodes.Make(values[index]);
            next.Set(made, head);
            head = made;
            if (tail == null) tail = made;
            if (index == backTo) back = made;
        }
        if (back != null) next.Set(tail, back);
        return head;
    }

    public static object MakeTree(List<object> values, Type type)
    {
        if (values == null || values.Count == 0) return null;
        var nodes = new Nodes(type);
        var left = nodes.Link("left");
        var right = nodes.Link("right");
        var made = values.Select(item => item == null ? null : nodes.Make(item)).ToList();
        var child = 1;
        foreach (var parent in made)
        {
            if (parent == null) continue;
            if (child < made.Count) left.Set(parent, made[child++]);
            if (child < made.Count) right.Set(parent, made[child++]);
        }
        return made[0];
    }

    /// <summary>The node of a tree that has a value; null where there is none.</summary>
    public static object Find(object root, object item)
    {
        if (root == null) return null;
        var nodes = new Nodes(root.GetType());
        var left = nodes.Link("left");
        var right = nodes.Link("right");
        var wanted = Decoder.Decode(item, nodes.value.Type, "integer");
        var level = new Queue<object>();
        level.Enqueue(root);
        while (level.Count > 0)
        {
            var node = level.Dequeue();
            if (node == null) continue;
            if (wanted.Equals(nodes.value.Get(node))) return node;
            level.Enqueue(left.Get(node));
            level.Enqueue(right.Get(node));
        }
        return null;
    }

    public static void WriteValue(StringBuilder into, object node) =>
        Encoder.Write(into, Of(node, "tree_node", "left").value.Get(node), "integer");

    public static void WriteList(StringBuilder into, object head)
    {
        into.Append('[');
        if (head != null)
        {
            var nodes = Of(head, "list_node", "next");
            var next = nodes.Link("next");
            var count = 0;
            for (var node = head; node != null; node = next.Get(node))
            {
                if (count == MostNodes) throw new Mismatch("returned a list that does not end");
                if (count++ > 0) into.Append(',');
                Encoder.Write(into, nodes.value.Get(node), "integer");
            }
        }
        into.Append(']');
    }

    public static void WriteTree(StringBuilder into, object root)
    {
        into.Append('[');
        if (root != null)
        {
            var nodes = Of(root, "tree_node", "left");
            var left = nodes.Link("left");
            var right = nodes.Link("right");
            var level = new Queue<object>();
            level.Enqueue(root);
            var count = 0;
            // Missing children are written only once a node follows them.
            var missing = 0;
            while (level.Count > 0)
            {
                var node = level.Dequeue();
                if (count++ >= MostNodes) throw new Mismatch("returned a tree that does not end");
                if (node == null)
                {
                    missing++;
                    continue;
                }
                for (; missing > 0; missing--) into.Append(",null");
                if (node != root) into.Append(',');
                Encoder.Write(into, nodes.value.Get(node), "integer");
                level.Enqueue(left.Get(node));
                level.Enqueue(right.Get(node));
            }
        }
        into.Append(']');
    }

    static Nodes Of(object node, string named, string link)
    {
        if (Member.Find(node.GetType(), link) == null) throw Encoder.Unexpected(node, named);
        return new Nodes(node.GetType());
    }

    object Make(object item)
    {
        var made = make == null ? FormatterServices.GetUninitializedObject(type) : make(null, makeFrom);
        value.Set(made, Decoder.Decode(item, value.Type, "integer"));
        return made;
    }

    Member Link(string name) =>
        Member.Find(type, name) ?? throw new Mismatch($"{Encoder.NameOf(type)} has no '{name}'");

    /// <summary>A field or property of a node, whatever the case of its name.</summary>
    sealed class Member
    {
        public readonly Type Type;
        public readonly Func<object, object> Get;
        public readonly Action<object, object> Set;

        Member(FieldInfo field)
        {
            Type = field.FieldType;
            Get = Caller.Getter(field);
            Set = Caller.Setter(field);
        }

        Member(PropertyInfo property)
        {
            Type = property.PropertyType;
            Get = node => property.GetValue(node);
            Set = (node, value) => property.SetValue(node, value);
        }

        public static Member Find(Type type, string name)
        {
            var field = type.GetField(name, Own | BindingFlags.IgnoreCase);
            if (field != null) return new Member(field);
            var property = type.GetProperty(name, Own | BindingFlags.IgnoreCase);
            return property == null ? null : new Member(property);
        }
    }
}
