using System;
using System.IO;
using System.Threading;

/// <summary>
/// What is printed, written when the buffer is full and otherwise soon: a program that prints much in small pieces would
/// spend its time on them, and one that is ended in the middle of a call has still printed what it did before.
/// </summary>
sealed class PrintStream : Stream
{
    const int FlushMilliseconds = 20;

    readonly int descriptor;
    readonly byte[] buffer = new byte[32 * 1024];
    int length;

    public PrintStream(int descriptor)
    {
        this.descriptor = descriptor;
        new Thread(FlushNowAndThen) { IsBackground = true }.Start();
        AppDomain.CurrentDomain.ProcessExit += (_, __) => WriteOut();
    }

    public override bool CanRead => false;
    public override bool CanSeek => false;
    public override bool CanWrite => true;
    public override long Length => throw new NotSupportedException();

    public override long Position
    {
        get => throw new NotSupportedException();
        set => throw new NotSupportedException();
    }

    /// <summary>Writes what is kept; Flush does not, as the console asks for it after every piece.</summary>
    public void WriteOut()
    {
        lock (buffer)
        {
            Descriptors.Write(descriptor, buffer, 0, length);
            length = 0;
        }
    }

    public override void Write(byte[] bytes, int offset, int count)
    {
        lock (buffer)
        {
            if (count > buffer.Length - length) WriteOut();
            if (count > buffer.Length)
            {
                Descriptors.Write(descriptor, bytes, offset, count);
                return;
            }
            Buffer.BlockCopy(bytes, offset, buffer, length, count);
            length += count;
        }
    }

    public override void Flush() { }
    public override int Read(byte[] bytes, int offset, int count) => throw new NotSupportedException();
    public override long Seek(long offset, SeekOrigin origin) => throw new NotSupportedException();
    public override void SetLength(long value) => throw new NotSupportedException();

    void FlushNowAndThen()
    {
        for (;;)
        {
            Thread.Sleep(FlushMilliseconds);
            if (Volatile.Read(ref length) > 0) WriteOut();
        }
    }
}
