using System;
using System.Collections.Generic;
using System.Diagnostics;
using System.Linq;
using System.Reflection;
using System.Text;

/// <summary>What the program has under the name that is called, found once and then called for each call.</summary>
abstract class Target
{
    const BindingFlags Any = BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.Instance | BindingFlags.Static;

    /// <summary>Calls it with values as they came in, and gives what it returned as JSON.</summary>
    public abstract string Call(List<object> encoded);

    /// <summary>The milliseconds that a call takes, carrying the values left out, as JSON.</summary>
    public virtual string Time(List<object> encoded) => throw new Mismatch("a class is not timed");

    public static Target Find(Assembly program, Entry entry)
    {
        var types = program.GetTypes();
        if (entry.Methods != null)
        {
            var made = types.FirstOrDefault(type => type.Name == entry.Name)
                ?? types.FirstOrDefault(type => SameName(type.Name, entry.Name))
                ?? throw new Mismatch($"there is no class named '{entry.Name}'");
            return new ClassTarget(made, entry);
        }
        var solution = types.FirstOrDefault(type => type.Name == "Solution");
        var methods = Named(solution, entry.Name)
            .Concat(types.SelectMany(type => Named(type, entry.Name)).Where(method => method.IsStatic))
            .ToList();
        if (methods.Count == 0) throw new Mismatch($"there is no function named '{entry.Name}'");
        return new FunctionTarget(Taking(methods, entry.Parameters.Length), entry);
    }

    /// <summary>A type's own methods of a name: those written exactly so, else in this language's habit.</summary>
    protected static IEnumerable<MethodInfo> Named(Type type, string name)
    {
        var methods = type?.GetMethods(Any).Where(method => !method.IsGenericMethodDefinition).ToList()
            ?? new List<MethodInfo>();
        var exactly = methods.Where(method => method.Name == name).ToList();
        return exactly.Count > 0 ? exactly : methods.Where(method => SameName(method.Name, name));
    }

    /// <summary>The one of some methods or constructors that takes so many values.</summary>
    protected static Method Taking<Method>(IEnumerable<Method> methods, int count) where Method : MethodBase
    {
        var found = methods.ToList();
        var taking = found.FirstOrDefault(method => method.GetParameters().Length == count)
            ?? found.FirstOrDefault(method => method.GetParameters().Length > count
                && method.GetParameters().Skip(count).All(parameter => parameter.IsOptional));
        if (taking != null) return taking;
        var takes = found.Count == 0 ? 0 : found[0].GetParameters().Length;
        var name = found.Count == 0 || found[0].IsConstructor ? "the constructor" : $"'{found[0].Name}'";
        throw new Mismatch($"{name} takes {Counted(takes)}, not {count}");
    }

    /// <summary>Something of the author's to call with values as they came in.</summary>
    protected sealed class Callable
    {
        readonly ParameterInfo[] parameters;
        readonly Call call;
        readonly string[] types;

        public Callable(MethodBase method, string[] types)
        {
            parameters = method.GetParameters();
            call = Caller.Of(method);
            this.types = types;
        }

        public object[] Decode(List<object> encoded)
        {
            object tree = null;
            return parameters.Select((parameter, index) =>
            {
                if (index >= types.Length) return parameter.DefaultValue;
                var type = Caller.Plain(parameter.ParameterType);
                if (types[index] == "tree_node_by_value") return Decoder.Node(tree, encoded[index], type);
                var value = Decoder.Decode(encoded[index], type, types[index]);
                if (types[index] == "tree_node") tree = tree ?? value;
                return value;
            }).ToArray();
        }

        public object Invoke(object on, object[] values) => call(on, values);

        public object Invoke(object on, List<object> encoded) => call(on, Decode(encoded));
    }

    protected static ConstructorInfo Constructor(Type type, int parameters) =>
        Taking(type.GetConstructors(Any).Where(one => !one.IsStatic), parameters);

    static bool SameName(string one, string other) =>
        string.Equals(one.Replace("_", ""), other.Replace("_", ""), StringComparison.OrdinalIgnoreCase);

    static string Counted(int parameters) => parameters == 1 ? "1 parameter" : parameters + " parameters";

    sealed class FunctionTarget : Target
    {
        readonly Callable function;
        readonly Callable constructor;
        readonly Entry entry;

        public FunctionTarget(MethodInfo method, Entry entry)
        {
            this.entry = entry;
            function = new Callable(method, entry.Parameters);
            if (!method.IsStatic) constructor = new Callable(Constructor(method.ReflectedType, 0), new string[0]);
        }

        public override string Call(List<object> encoded)
        {
            var values = function.Decode(encoded);
            var returned = function.Invoke(Receiver(), values);
            if (entry.Returns != "void") return Encoder.Encode(returned, entry.Returns);
            return values.Length == 0 ? "null" : Encoder.Encode(values[0], entry.Parameters[0]);
        }

        public override string Time(List<object> encoded)
        {
            var values = function.Decode(encoded);
            var on = Receiver();
            var watch = Stopwatch.StartNew();
            function.Invoke(on, values);
            return Doubles.Print(watch.Elapsed.TotalMilliseconds);
        }

        object Receiver() => constructor?.Invoke(null, new object[0]);
    }

    /// <summary>Makes an object and asks it for one operation after the other; gives what each returned, null for the first.</summary>
    sealed class ClassTarget : Target
    {
        readonly Type type;
        readonly Entry entry;
        readonly Callable constructor;
        readonly Dictionary<string, Callable> methods = new Dictionary<string, Callable>();

        public ClassTarget(Type type, Entry entry)
        {
            this.type = type;
            this.entry = entry;
            constructor = new Callable(Constructor(type, entry.Parameters.Length), entry.Parameters);
        }

        public override string Call(List<object> operations)
        {
            object on = null;
            var results = new StringBuilder("[null");
            for (var place = 0; place < operations.Count; place++)
            {
                var operation = (List<object>)operations[place];
                var name = (string)operation[0];
                var encoded = (List<object>)operation[1];
                try
                {
                    if (place == 0) on = constructor.Invoke(null, encoded);
                    else results.Append(',').Append(Operation(on, entry.Methods[name], encoded));
                }
                catch (Exception cause) when (!(cause is OutOfMemoryException))
                {
                    throw new InOperation($"operation {place + 1}, {name}({Given(encoded)})", cause);
                }
            }
            return results.Append(']').ToString();
        }

        string Operation(object on, Entry asked, List<object> encoded)
        {
            if (!methods.TryGetValue(asked.Name, out var method))
            {
                var named = Named(type, asked.Name).ToList();
                if (named.Count == 0) throw new Mismatch($"there is no method named '{asked.Name}'");
                methods[asked.Name] = method = new Callable(Taking(named, asked.Parameters.Length), asked.Parameters);
            }
            var returned = method.Invoke(on, encoded);
            return asked.Returns == "void" ? "null" : Encoder.Encode(returned, asked.Returns);
        }

        static string Given(List<object> encoded)
        {
            var given = string.Join(", ", encoded.Select(Encoder.Shown));
            return given.Length <= 40 ? given : given.Substring(0, 40) + "...";
        }
    }
}
