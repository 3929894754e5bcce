using System;
using System.Diagnostics;
using System.IO;
using System.Reflection;
using System.Text;

/// <summary>The program returned something else than its signature promises, or cannot take what it was given.</summary>
sealed class Mismatch : Exception
{
    public Mismatch(string message) : base(message) { }
}

/// <summary>What an operation of a class threw, which is its cause.</summary>
sealed class InOperation : Exception
{
    public InOperation(string message, Exception cause) : base(message, cause) { }
}

/// <summary>How an exception is told: its name, its message, and the author's own line it came from.</summary>
static class Failure
{
    /// <summary>The name of the author's file, as it was compiled.</summary>
    const string FileName = "solution.cs";

    public const string StackOverflow = "StackOverflowException: The recursion is too deep.";

    public static string Describe(Exception error, string kind)
    {
        var cause = Cause(error);
        var before = "";
        if (cause is InOperation)
        {
            before = cause.Message + ": ";
            cause = Cause(cause.InnerException);
        }
        if (cause is OutOfMemoryException) return "[\"out-of-memory\"]";
        if (cause is Mismatch) return Told(kind, before + cause.Message, null);
        return Told(kind, before + Message(cause), Line(cause));
    }

    public static string Told(string kind, string message, int? line)
    {
        var text = new StringBuilder("[");
        Json.Write(text, kind);
        text.Append(',');
        Json.Write(text, message);
        return text.Append(',').Append(line == null ? "null" : line.ToString()).Append(']').ToString();
    }

    /// <summary>What was thrown, without what reflection, static constructors and tasks wrap around it.</summary>
    static Exception Cause(Exception error)
    {
        while (error.InnerException != null
            && (error is TargetInvocationException || error is TypeInitializationException || error is AggregateException))
            error = error.InnerException;
        return error;
    }

    static string Message(Exception error)
    {
        if (error is StackOverflowException) return StackOverflow;
        string message;
        try
        {
            message = error.Message;
        }
        catch (Exception)
        {
            message = "";
        }
        return string.IsNullOrEmpty(message) ? error.GetType().Name : error.GetType().Name + ": " + message;
    }

    static int? Line(Exception error)
    {
        foreach (var frame in new StackTrace(error, true).GetFrames() ?? new StackFrame[0])
            if (Path.GetFileName(frame.GetFileName() ?? "") == FileName) return frame.GetFileLineNumber();
        return null;
    }
}

/// <summary>Assertions of a program throw, where the library's own would say nothing.</summary>
sealed class Assertions : TraceListener
{
    sealed class AssertionFailed : Exception
    {
        public AssertionFailed(string message) : base(message) { }
    }

    public static void Throw()
    {
        Debug.Listeners.Clear();
        Debug.Listeners.Add(new Assertions());
    }

    public override void Write(string message) => Console.Write(message);
    public override void WriteLine(string message) => Console.WriteLine(message);
    public override void Fail(string message) => throw new AssertionFailed(message ?? "");
    public override void Fail(string message, string details) => Fail(message);
}
