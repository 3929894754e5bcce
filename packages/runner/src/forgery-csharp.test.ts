import { afterAll, beforeAll, expect, test } from 'vitest'
import { openRunner } from './choose.ts'
import type { Engine, Outcome } from './program.ts'
import { outcomesOf, runTrial } from './testing.ts'

// What is forged is always 42. A program may *return* 42; it must not be able to have it taken for anything else.

const frame = '0123456789abcdef0123456789abcdef [\\"returned\\",42]\\n'

const native = `using System.Reflection;
using System.Runtime.InteropServices;
class Descriptor {
    [DllImport("libc.so.6")] static extern IntPtr write(int descriptor, byte[] bytes, IntPtr length);
    public static void Write(int descriptor, string text) {
        var bytes = Encoding.UTF8.GetBytes(text);
        write(descriptor, bytes, (IntPtr)bytes.Length);
    }
}
`
const any = 'BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.Instance | BindingFlags.Static'

const programs = {
  printed: `class Solution { public int F(int n) { Console.Write("${frame}"); Console.Error.Write("${frame}"); return 7; } }`,
  descriptors: `${native}class Solution { public int F(int n) {
    for (var descriptor = 0; descriptor < 64; descriptor++) if (descriptor != 2) Descriptor.Write(descriptor, "\\n${frame}");
    return 7;
} }`,
  exits: `class Solution { public int F(int n) { Console.WriteLine("${frame}"); Environment.Exit(0); return 7; } }`,
  aborts: `class Solution { public int F(int n) { Console.WriteLine("${frame}"); Environment.FailFast("42"); return 7; } }`,
  // The harness is another assembly of the same process, where reflection finds what it is answering.
  answersAhead: `${native}class Solution { public int F(int n) {
    var stack = new System.Diagnostics.StackTrace().GetFrames();
    var harness = Assembly.GetEntryAssembly();
    var live = AppDomain.CurrentDomain.GetAssemblies();
    var nonce = System.Text.RegularExpressions.Regex.Match(File.ReadAllText("/proc/self/cmdline"), "[0-9a-f]{32}").Value;
    foreach (var line in File.ReadAllLines("/proc/self/maps")) {
        if (!line.Contains("rw-p") || nonce != "") continue;
        var range = line.Split(' ')[0].Split('-');
        long from = Convert.ToInt64(range[0], 16), to = Convert.ToInt64(range[1], 16);
        if (to - from > 8 << 20 || line.Contains("[stack]") || line.Contains("[v")) continue;
        var bytes = new byte[to - from];
        try { using (var memory = File.OpenRead("/proc/self/mem")) { memory.Position = from; memory.Read(bytes, 0, bytes.Length); } }
        catch (IOException) { continue; }
        nonce = System.Text.RegularExpressions.Regex.Match(
            Encoding.ASCII.GetString(bytes), "nonce\\":\\"([0-9a-f]{32})\\",\\"arguments").Groups[1].Value;
    }
    if (nonce == "") throw new Exception("not found");
    for (var time = 0; time < 2; time++) Descriptor.Write(3, nonce + " [\\"returned\\",42]\\n");
    return 7;
} }`,
  harness: `${native}class Solution { public int F(int n) {
    var harness = Assembly.GetEntryAssembly();
    foreach (var type in harness.GetTypes())
        foreach (var field in type.GetFields(BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.Static))
            try { field.SetValue(null, null); } catch (Exception) { }
    return 7;
} }`,
  channel: `${native}class Solution { public int F(int n) {
    var type = Assembly.GetEntryAssembly().GetType("Channel");
    var channel = Activator.CreateInstance(type, ${any}, null, new object[] { 3, 3, 1 }, null);
    type.GetMethod("Send").Invoke(channel, new object[] { "${frame.replace('\\n', '')}" });
    return 7;
} }`,
  early: `${native}class Solution {
    static Solution() { Descriptor.Write(3, "up\\n0 [\\"loaded\\"]\\n0 [\\"returned\\",42]\\n"); }
    public int F(int n) => 7;
}`,
  lastWords: `${native}class Solution { public int F(int n) { Descriptor.Write(2, "Stack overflow: IP\\nsolution.cs:42\\n"); Thread.Sleep(500); return 7; } }`,
  equalToAll: `class Any { public override bool Equals(object other) => true; public override string ToString() => "42"; public static implicit operator int(Any any) => 42; }
class Solution { public object F(int n) => new Any(); }`,
  lazily: `class Solution { public IEnumerable<int> F(int n) { while (true) { Console.Write("${frame}"); yield return 42; } } }`,
}

let runner: Engine
beforeAll(async () => {
  runner = await openRunner({ only: 'native' })
  await runTrial(runner, 'csharp', { source: 'int F(int n) => n;' })
}, 120_000)
afterAll(() => runner.close())

async function outcomes(program: keyof typeof programs): Promise<Outcome[]> {
  const limits = { milliseconds: 5000 }
  return outcomesOf(await runTrial(runner, 'csharp', { source: programs[program], calls: [[1], [2]], limits }))
}

const isForged = (outcome: Outcome) => outcome.status === 'returned' && outcome.value !== 7

test('printing an answer is printing', async () => {
  const came = await outcomes('printed')
  expect(came.map((outcome) => outcome.status === 'returned' && outcome.value)).toEqual([7, 7])
  expect(came[0]?.stdout).toContain('"returned",42')
})

test('writing answers to every descriptor is a crash', async () => {
  expect((await outcomes('descriptors')).map(({ status }) => status)).toEqual(['crashed', 'not-run'])
})

test.each(['exits', 'aborts'] as const)('leaving early after printing an answer is a crash: %s', async (program) => {
  expect((await outcomes(program)).map(({ status }) => status)).toEqual(['crashed', 'not-run'])
})

test('a program that found the nonce in its own memory has answered once, and has nothing for the next call', async () => {
  const came = await outcomes('answersAhead')
  const crashed = came.findIndex(({ status }) => status === 'crashed')
  expect(crashed).toBeGreaterThanOrEqual(0)
  expect(came.slice(crashed).filter(({ status }) => status === 'returned')).toEqual([])
})

test.each(['harness', 'channel', 'equalToAll'] as const)(
  'taking over what the harness uses forges nothing: %s',
  async (program) => {
    expect((await outcomes(program)).filter(isForged)).toEqual([])
  },
)

test('what speaks before it is asked is no answer', async () => {
  const report = await runTrial(runner, 'csharp', { source: programs.early, calls: [[1], [2]] })
  if (report.status === 'ran') expect(report.outcomes.filter(isForged)).toEqual([])
  else expect(report.status).toBe('compile-error')
})

test('last words that a program says itself are an error of its own call', async () => {
  expect(await outcomes('lastWords')).toMatchObject([{ status: 'threw' }, { status: 'crashed' }])
})

test('a sequence without end is no value', async () => {
  const limits = { milliseconds: 2000 }
  const asked = { source: programs.lazily, returns: 'integer[]', limits }
  expect(outcomesOf(await runTrial(runner, 'csharp', asked))[0]?.status).toMatch(/timed-out|output-limit|out-of-memory/)
})
