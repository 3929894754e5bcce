// Answers calls to a C# program, inside a sandbox. The program was compiled into an assembly of its own before.
//
// One line of JSON comes in for the program and one for each call, each with a nonce; one line goes out for each,
// beginning with that nonce. Nothing here is trusted by the side that asks: the program shares this process and could
// do all of this itself. What it could claim is only ever its own answer to the call it was just given.
//
// usage: harness.exe <descriptor to read calls from> <to answer on> <to print on> <the program's assembly>
//        harness.exe <an assembly with a Main of its own>

using System;
using System.Collections.Generic;
using System.Reflection;
using System.Threading;

sealed class Harness
{
    /// <summary>Room for a hundred thousand large frames. Unwinding more takes the run-time longer than a call may take.</summary>
    const int StackBytes = 64 * 1024 * 1024;

    static int Main(string[] arguments)
    {
        if (arguments.Length == 1) return WholeProgram.Run(arguments[0], StackBytes);
        new Harness(new Channel(int.Parse(arguments[0]), int.Parse(arguments[1]), int.Parse(arguments[2]))).Serve(arguments[3]);
        // Threads that the program left running do not keep anybody.
        Environment.Exit(0);
        return 0;
    }

    readonly Channel channel;
    readonly LastWords lastWords;
    readonly PrintStream printed;
    volatile string called;

    Harness(Channel channel)
    {
        this.channel = channel;
        printed = channel.PrintFrom(Console.SetOut, Console.SetError);
        lastWords = LastWords.Watch(channel);
        // One on a thread of the program's own ends the process.
        AppDomain.CurrentDomain.UnhandledException += (_, unhandled) =>
        {
            printed.WriteOut();
            channel.Reply(called, Failure.Describe((Exception)unhandled.ExceptionObject, "threw"));
            Descriptors.ExitNow(1);
        };
    }

    void Serve(string assembly)
    {
        channel.Send("up");
        var message = (Dictionary<string, object>)Json.Parse(channel.Receive());
        var entry = new Entry((Dictionary<string, object>)message["entry"]);
        var source = message.TryGetValue("source", out var text) ? text as string : null;
        Target target = null;
        Func<string> load = () =>
        {
            if (source != null && source.Contains(".Assert(")) Assertions.Throw();
            target = Target.Find(Assembly.LoadFrom(assembly), entry);
            return "[\"loaded\"]";
        };
        Answer(message, "refused", load);

        string line;
        while (target != null && (line = channel.Receive()) != null)
        {
            message = (Dictionary<string, object>)Json.Parse(line);
            var values = (List<object>)message["arguments"];
            var timed = message.ContainsKey("timed");
            Answer(message, "threw", () => "[\"returned\"," + (timed ? target.Time(values) : target.Call(values)) + "]");
        }
    }

    /// <param name="failed">how the answer begins where the work throws</param>
    void Answer(Dictionary<string, object> request, string failed, Func<string> work)
    {
        var nonce = (string)request["nonce"];
        lastWords.AnswerTo(nonce);
        called = nonce;
        var answer = OnLargeStack(work, failed);
        Console.Out.Flush();
        Console.Error.Flush();
        printed.WriteOut();
        channel.Reply(nonce, answer);
    }

    static string OnLargeStack(Func<string> work, string failed)
    {
        string answer = null;
        var thread = new Thread(() =>
        {
            try
            {
                answer = work();
            }
            catch (Exception error)
            {
                answer = Failure.Describe(error, failed);
            }
        }, StackBytes);
        thread.Start();
        thread.Join();
        return answer ?? Failure.Told(failed, "the call was ended", null);
    }
}
