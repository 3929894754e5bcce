using System;
using System.Runtime.InteropServices;
using System.Text;

/// <summary>Doubles as text and back, exactly; this library's own are off by the last bit now and then.</summary>
static class Doubles
{
    const int ExactDigits = 17;

    [DllImport("libc.so.6", EntryPoint = "strtod")]
    static extern double FromText(string text, IntPtr end);

    [DllImport("libc.so.6", EntryPoint = "gcvt")]
    static extern IntPtr ToText(double number, int digits, [Out] byte[] text);

    /// <param name="text">as JSON has it</param>
    public static double Parse(string text) => FromText(text, IntPtr.Zero);

    /// <summary>A finite number as JSON has it.</summary>
    public static string Print(double number)
    {
        var bytes = new byte[40];
        ToText(number, ExactDigits, bytes);
        return Encoding.ASCII.GetString(bytes, 0, Array.IndexOf(bytes, (byte)0));
    }
}
