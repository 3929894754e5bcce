import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openRunner } from './choose.ts'
import { type Engine, programLimits } from './program.ts'
import { outcomesOf, runTrial, SHARED_MEMORY, valuesOf } from './testing.ts'

// What a program in C# can try: by the library, and by the system's own functions. What is refused is said to be.

const ownFile = join(import.meta.dirname, 'program.ts')

const attempts = `
using System;
using System.Collections.Generic;
using System.Diagnostics;
using System.IO;
using System.Linq;
using System.Net;
using System.Net.Sockets;
using System.Runtime.InteropServices;
public class Solution {
    [DllImport("libc.so.6", SetLastError = true)] static extern int socket(int family, int kind, int protocol);
    [DllImport("libc.so.6", SetLastError = true)] static extern int unshare(int flags);
    [DllImport("libc.so.6", SetLastError = true)] static extern int setuid(int id);
    [DllImport("libc.so.6", SetLastError = true)] static extern int kill(int id, int signal);
    [DllImport("libc.so.6", SetLastError = true)] static extern long ptrace(long request, long id, IntPtr at, IntPtr data);
    [DllImport("libc.so.6", SetLastError = true)]
    static extern int mount(string from, string to, string kind, ulong flags, IntPtr data);
    [DllImport("libc.so.6", SetLastError = true)] static extern long syscall(long number, long a, byte[] b, long c);

    static string Told(long returned) {
        if (returned < 0) throw new Exception("error " + Marshal.GetLastWin32Error());
        return returned.ToString();
    }
    static string Attempt(string name, string argument) {
        switch (name) {
        case "connect": return new TcpClient("1.1.1.1", 53).GetStream().ToString();
        case "connect to this machine": return new TcpClient("127.0.0.1", 4000).GetStream().ToString();
        case "listen": new TcpListener(IPAddress.Loopback, 0).Start(); return name;
        case "send": new UdpClient().Send(new byte[1], 1, "1.1.1.1", 53); return name;
        case "host socket": return Told(socket(40, 1, 0));
        case "resolve": return Dns.GetHostAddresses("example.com").Length.ToString();
        case "read /etc/passwd": return File.ReadAllText("/etc/passwd");
        case "read /etc/passwd of the first process": return File.ReadAllText("/proc/1/root/etc/passwd");
        case "read a file of ours": return File.ReadAllText(argument);
        case "list our folder": return Directory.GetFiles(Path.GetDirectoryName(argument)).Length.ToString();
        case "write beside itself": File.WriteAllText("/build/left-behind", "x"); return name;
        case "write over itself": File.AppendAllText("/build/solution.exe", "x"); return name;
        case "write over the harness": File.AppendAllText("/toolchain/csharp/harness.exe", "x"); return name;
        case "write to the toolchain": File.WriteAllText("/usr/lib/mono/left-behind", "x"); return name;
        case "write to the configuration": File.WriteAllText("/etc/mono/left-behind", "x"); return name;
        case "write at the root": File.WriteAllText("/left-behind", "x"); return name;
        case "write to shared memory": File.WriteAllText("/dev/shm/left-behind", "x"); return name;
        case "fill the scratch folder":
            using (var file = File.Create("/tmp/large"))
                for (var part = 0; part < 100; part++) file.Write(new byte[1 << 20], 0, 1 << 20);
            return name;
        case "end the server": return Told(kill(int.Parse(argument), 9));
        case "look at the server": return File.ReadAllText("/proc/" + argument + "/environ");
        case "become root": return Told(setuid(0));
        case "new user namespace": return Told(unshare(0x10000000));
        case "mount": return Told(mount("none", "/tmp", "tmpfs", 0, IntPtr.Zero));
        case "trace": return Told(ptrace(16, 1, IntPtr.Zero, IntPtr.Zero));
        case "open by handle": return Told(syscall(304, -100, new byte[64], 0));
        case "io_uring": return Told(syscall(425, 8, new byte[120], 0));
        case "load into the kernel": return Told(syscall(321, 0, new byte[120], 120));
        case "run a shell": return Process.Start("/bin/sh", "-c id").Id.ToString();
        default: return "unknown";
        }
    }
    public string F(string name, string argument) {
        try { return "done: " + Attempt(name, argument); }
        catch (Exception error) { return "refused: " + error.GetBaseException().Message; }
    }
`

const names = [...attempts.matchAll(/case "([^"]+)":/g)].map(([, name = '']) => name)
const argumentFor = (name: string) => (name.includes('server') ? String(process.pid) : ownFile)

let runner: Engine
beforeAll(async () => {
  runner = await openRunner({ only: 'native' })
  await runTrial(runner, 'csharp', { source: 'int F(int n) => n;' })
}, 120_000)
afterAll(() => runner.close())

const method = (body: string, type = 'int') => `class Solution {\n    public ${type} F(int n) {\n${body}\n    }\n}`
const run = (source: string, returns = 'integer') => runTrial(runner, 'csharp', { source, returns })

test('every way out is refused to a function', async () => {
  expect(names.length).toBeGreaterThan(20)
  const report = await runTrial(runner, 'csharp', {
    source: `${attempts}}`,
    takes: ['string', 'string'],
    returns: 'string',
    calls: names.map((name) => [name, argumentFor(name)]),
  })
  const came = valuesOf(report).map((what, index) => [names[index], what])
  expect(came.filter(([, what]) => !String(what).startsWith('refused: '))).toEqual([])
  expect(readFileSync(ownFile, 'utf8')).toContain('export type Value')
})

test('and to a whole program', async () => {
  const main = `
    static void Main() {
        for (string line; (line = Console.ReadLine()) != null; ) {
            var asked = line.Split('\\t');
            Console.WriteLine(new Solution().F(asked[0], asked[1]).Replace("\\n", " "));
        }
    }
}`
  // One that writes a file larger than it may is ended, where a function is refused.
  const asked = names.filter((name) => name !== 'fill the scratch folder' && name !== SHARED_MEMORY)
  const stdin = asked.map((name) => `${name}\t${argumentFor(name)}\n`).join('')
  const report = await runner.runProgram({ language: 'csharp', source: attempts + main, stdin }, programLimits)
  expect(report).toMatchObject({ status: 'finished', exitCode: 0 })
  const came = report.status === 'finished' ? report.stdout.trim().split('\n') : []
  expect(came).toHaveLength(asked.length)
  expect(came.filter((what) => !what.startsWith('refused: '))).toEqual([])
})

test('it sees no process but its own, no environment, and no folder of ours', async () => {
  const source = method(
    `        var processes = Directory.GetDirectories("/proc").Select(Path.GetFileName).Where(name => name.All(char.IsDigit));
        return new[] {
            processes.Select(id => File.ReadAllText("/proc/" + id + "/comm").Trim()).ToArray(),
            Environment.GetEnvironmentVariables().Keys.Cast<string>().ToArray(),
            Directory.GetFileSystemEntries("/").ToArray(),
            Directory.GetFiles("/build").ToArray(),
        };`,
    'string[][]',
  )
  const [processes, environment, root, build] = valuesOf(await run(source, 'string[][]'))[0] as string[][]
  expect(processes).toEqual(['bwrap', 'mono'])
  expect(environment).toEqual(expect.not.arrayContaining(['PATH', 'HOME', 'NODE_ENV', 'VITEST']))
  expect(root).toEqual(expect.not.arrayContaining(['/home', '/root', '/work', '/srv']))
  expect(build).toContain('/build/solution.exe')
})

test.each([
  ['time', 'while (true) { }', 'timed-out'],
  [
    'memory',
    'var all = new List<byte[]>(); while (true) { all.Add(new byte[1 << 20]); all[0][0]++; }',
    'out-of-memory',
  ],
  [
    'memory in small pieces',
    'var all = new List<string>(); while (true) all.Add(new string((char)97, n));',
    'out-of-memory',
  ],
  [
    'memory beside the heap',
    'while (true) { var at = System.Runtime.InteropServices.Marshal.AllocHGlobal(1 << 20); for (var i = 0; i < 1 << 20; i += 4096) System.Runtime.InteropServices.Marshal.WriteByte(at, i, 1); }',
    'out-of-memory',
  ],
  ['output', 'while (true) Console.WriteLine(n);', 'output-limit'],
])('%s has its bound', async (_, body, status) => {
  const limits = { milliseconds: status === 'timed-out' ? 1_000 : 20_000 }
  expect(outcomesOf(await runTrial(runner, 'csharp', { source: method(body), limits }))).toMatchObject([{ status }])
})

test('processes and threads have theirs, and nothing outlives the run', async () => {
  const forks = `class Solution {
    [System.Runtime.InteropServices.DllImport("libc.so.6")] static extern int fork();
    [System.Runtime.InteropServices.DllImport("libc.so.6")] static extern int pause();
    public int F(int n) {
        var started = 0;
        for (var time = 0; time < 500; time++) {
            var id = fork();
            if (id == 0) while (true) pause();
            if (id > 0) started++;
        }
        return started;
    }
}`
  const [count] = valuesOf(await run(forks))
  expect(Number(count)).toBeLessThan(64)
  const threads = method(`        var started = 0;
        for (var time = 0; time < 500; time++) new Thread(() => Thread.Sleep(60000), 1 << 16).Start();
        return started;`)
  expect(outcomesOf(await run(threads))[0]?.status).not.toBe('returned')
})

test('what one run leaves in its scratch folder, the next does not find', async () => {
  const source = method(`        var found = File.Exists("/tmp/left") ? 1 : -1;
        File.WriteAllText("/tmp/left", "x");
        return found;`)
  expect(valuesOf(await run(source))).toEqual([-1])
  expect(valuesOf(await run(source))).toEqual([-1])
})

test.each([
  ['signs with a file of the machine', '[assembly: System.Reflection.AssemblyKeyFile("/etc/shadow")]'],
  ['names a file of the machine as its own', '#line 1 "/etc/passwd"\n#error 1'],
  ['loads a script', '#load "/etc/passwd"'],
  ['refers to an assembly of the harness', '#r "/toolchain/csharp/harness.exe"'],
])('a source that %s is shown nothing by the compiler', async (_, before) => {
  const report = await run(`${before}\nclass Solution { public int F(int n) => n; }`)
  expect(JSON.stringify(report)).not.toMatch(/root:|nobody:/)
  expect(report.status).toBe('compile-error')
})
