using System;
using System.IO;
using System.Runtime.InteropServices;
using System.Text;

/// <summary>
/// Bytes in and out of descriptors, by the system's own calls: one of them is a socket, which this library's files refuse.
/// </summary>
static class Descriptors
{
    [DllImport("libc.so.6", EntryPoint = "read", SetLastError = true)]
    static extern IntPtr ReadInto(int descriptor, byte[] buffer, IntPtr length);

    [DllImport("libc.so.6", EntryPoint = "write", SetLastError = true)]
    static extern unsafe IntPtr WriteFrom(int descriptor, byte* buffer, IntPtr length);

    [DllImport("libc.so.6", EntryPoint = "pipe")]
    public static extern int Pipe(int[] ends);

    [DllImport("libc.so.6", EntryPoint = "dup2")]
    public static extern int Duplicate(int from, int to);

    [DllImport("libc.so.6", EntryPoint = "_exit")]
    public static extern void ExitNow(int code);

    const int Interrupted = 4;
    const int TryAgain = 11;

    /// <summary>Some bytes, at least one; 0 at the end.</summary>
    public static int Read(int descriptor, byte[] buffer)
    {
        for (;;)
        {
            var length = (int)ReadInto(descriptor, buffer, (IntPtr)buffer.Length);
            if (length >= 0 || Marshal.GetLastWin32Error() != Interrupted) return Math.Max(length, 0);
        }
    }

    public static unsafe void Write(int descriptor, byte[] bytes, int offset, int length)
    {
        fixed (byte* start = bytes)
        {
            for (var written = 0; written < length;)
            {
                var more = (int)WriteFrom(descriptor, start + offset + written, (IntPtr)(length - written));
                if (more >= 0) written += more;
                else if (Marshal.GetLastWin32Error() == TryAgain) System.Threading.Thread.Sleep(1);
                else if (Marshal.GetLastWin32Error() != Interrupted) return;
            }
        }
    }
}

/// <summary>The lines that come in, the lines that go out, and where printed text goes.</summary>
sealed class Channel
{
    readonly int calls;
    public readonly int Answers;
    public readonly int Printed;
    readonly byte[] chunk = new byte[65536];
    int next;
    int end;

    public Channel(int calls, int answers, int printed)
    {
        this.calls = calls;
        Answers = answers;
        Printed = printed;
    }

    /// <summary>The next line, or null at the end.</summary>
    public string Receive()
    {
        var line = new MemoryStream();
        for (;;)
        {
            if (next == end)
            {
                next = 0;
                end = Descriptors.Read(calls, chunk);
                if (end == 0) return null;
            }
            var stop = next;
            while (stop < end && chunk[stop] != '\n') stop++;
            line.Write(chunk, next, stop - next);
            next = Math.Min(stop + 1, end);
            if (stop < end) return Encoding.UTF8.GetString(line.GetBuffer(), 0, (int)line.Length);
        }
    }

    public void Send(string line)
    {
        var bytes = Encoding.UTF8.GetBytes(line + "\n");
        Descriptors.Write(Answers, bytes, 0, bytes.Length);
    }

    /// <summary>Marks the end of what was printed until now, and answers.</summary>
    public void Reply(string nonce, string answer)
    {
        Print("\0" + nonce + "\0");
        Send(nonce + " " + answer);
    }

    public void Print(string text)
    {
        var bytes = Encoding.UTF8.GetBytes(text);
        Descriptors.Write(Printed, bytes, 0, bytes.Length);
    }

    /// <summary>Lets the console print here.</summary>
    public PrintStream PrintFrom(params Action<TextWriter>[] consoles)
    {
        var stream = new PrintStream(Printed);
        var writer = new StreamWriter(stream, new UTF8Encoding(false)) { AutoFlush = true };
        foreach (var setWriter in consoles) setWriter(TextWriter.Synchronized(writer));
        return stream;
    }
}
