using System;
using System.Linq;
using System.Reflection;
using System.Threading;

/// <summary>A program with a Main of its own, which reads standard input and prints.</summary>
static class WholeProgram
{
    const int MostLines = 40;

    /// <summary>Runs it on a large stack, and gives its exit code.</summary>
    public static int Run(string assembly, int stackBytes)
    {
        var main = Assembly.LoadFrom(assembly).EntryPoint;
        var call = Caller.Of(main);
        var arguments = main.GetParameters().Length == 0 ? new object[0] : new object[] { new string[0] };
        var code = 0;
        var thread = new Thread(() =>
        {
            try
            {
                code = call(null, arguments) as int? ?? Environment.ExitCode;
            }
            catch (Exception error)
            {
                code = 1;
                Console.Out.Flush();
                Console.Error.WriteLine("Unhandled Exception:\n" + Shortened(error.ToString()));
            }
        }, stackBytes);
        thread.Start();
        thread.Join();
        return code;
    }

    /// <summary>A trace without what is ours, and its beginning only: one of a stack overflow is as long as the stack was deep.</summary>
    static string Shortened(string trace)
    {
        var lines = trace.Split('\n').TakeWhile(line => !line.Contains("(wrapper dynamic-method)")).ToList();
        return string.Join("\n", lines.Take(MostLines)) + (lines.Count > MostLines ? "\n  ..." : "");
    }
}
