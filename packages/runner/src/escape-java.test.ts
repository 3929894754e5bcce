import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openRunner } from './choose.ts'
import { type Engine, programLimits } from './program.ts'
import { outcomesOf, runTrial, SHARED_MEMORY, valuesOf } from './testing.ts'

// What a program in Java can try. Each attempt is named by a call, and what is refused is said to be.

const ownFile = join(import.meta.dirname, 'program.ts')

const attempts = `
import java.io.*;
import java.net.*;
import java.nio.file.*;
import java.util.*;

class Solution {
    private interface Attempt {
        Object make(String argument) throws Exception;
    }

    private static Object write(String path) throws IOException {
        return Files.writeString(Path.of(path), "x", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    }

    private static final Map<String, Attempt> ATTEMPTS = new HashMap<>();

    static {
        ATTEMPTS.put("connect", argument -> { new Socket("1.1.1.1", 53).close(); return "connected"; });
        ATTEMPTS.put("connect to this machine", argument -> { new Socket("127.0.0.1", 4000).close(); return "connected"; });
        ATTEMPTS.put("listen", argument -> { new ServerSocket(0).close(); return "listening"; });
        ATTEMPTS.put("send", argument -> { new DatagramSocket().close(); return "sent"; });
        ATTEMPTS.put("resolve", argument -> InetAddress.getByName("example.com"));
        ATTEMPTS.put("fetch", argument -> new URL("http://example.com").openStream().read());
        ATTEMPTS.put("read /etc/passwd", argument -> Files.readString(Path.of("/etc/passwd")));
        ATTEMPTS.put("read /etc/passwd of the first process", argument -> Files.readString(Path.of("/proc/1/root/etc/passwd")));
        ATTEMPTS.put("read a file of ours", argument -> Files.readString(Path.of(argument)));
        ATTEMPTS.put("list our folder", argument -> Files.list(Path.of(argument).getParent()).count());
        ATTEMPTS.put("write beside itself", argument -> write("/build/left-behind"));
        ATTEMPTS.put("write over itself", argument -> write("/build/solution.jar"));
        ATTEMPTS.put("write over the harness", argument -> write("/java/harness.jar"));
        ATTEMPTS.put("write over the classes that are kept", argument -> write("/java/run.jsa"));
        ATTEMPTS.put("write beside the given classes", argument -> write("/java/given/String.java"));
        ATTEMPTS.put("write to the toolchain", argument -> write(System.getProperty("java.home") + "/lib/left-behind"));
        ATTEMPTS.put("write at the root", argument -> write("/left-behind"));
        ATTEMPTS.put("write to shared memory", argument -> write("/dev/shm/left-behind"));
        ATTEMPTS.put("fill the scratch folder", argument -> Files.write(Path.of("/tmp/large"), new byte[100 << 20]));
        ATTEMPTS.put("end the server", argument -> ProcessHandle.of(Long.parseLong(argument)).orElseThrow().destroyForcibly());
        ATTEMPTS.put("look at the server", argument -> Files.readString(Path.of("/proc/" + argument + "/environ")));
        ATTEMPTS.put("run a shell", argument -> new ProcessBuilder("/bin/sh", "-c", "id").start());
        ATTEMPTS.put("run the sandbox's own program", argument -> new ProcessBuilder("/usr/bin/bwrap", "--help").start());
        ATTEMPTS.put("write to the kernel", argument -> write("/proc/sys/kernel/core_pattern"));
    }

    public String f(String name, String argument) {
        try {
            return "done: " + ATTEMPTS.get(name).make(argument);
        } catch (Throwable refused) {
            return "refused: " + refused;
        }
    }
`

const names = [...attempts.matchAll(/^ {8}ATTEMPTS\.put\("([^"]+)"/gm)].map(([, name = '']) => name)
const argumentFor = (name: string) => (name.includes('server') ? String(process.pid) : ownFile)

let runner: Engine
beforeAll(async () => {
  runner = await openRunner({ only: 'native' })
  await runTrial(runner, 'java', { source: 'class Solution { int f(int n) { return n; } }' })
}, 120_000)
afterAll(() => runner.close())

const run = (source: string, returns = 'integer') => runTrial(runner, 'java', { source, returns })

test('every way out is refused to a function', async () => {
  expect(names.length).toBeGreaterThan(20)
  const report = await runTrial(runner, 'java', {
    source: `${attempts}}`,
    takes: ['string', 'string'],
    returns: 'string',
    calls: names.map((name) => [name, argumentFor(name)]),
  })
  const came = valuesOf(report).map((what, index) => [names[index], what])
  expect(came.filter(([, what]) => !String(what).startsWith('refused: '))).toEqual([])
  // Refused by the sandbox, not by a slip in the attempt.
  expect(came.filter(([, what]) => /NullPointer|ClassCast|IllegalArgument/.test(String(what)))).toEqual([])
  expect(readFileSync(ownFile, 'utf8')).toContain('export type Value')
})

test('and to a whole program', async () => {
  const main = `
    public static void main(String[] args) {
        for (Scanner lines = new Scanner(System.in); lines.hasNextLine();) {
            String[] asked = lines.nextLine().split("\\t");
            System.out.println(new Solution().f(asked[0], asked[1]).replace('\\n', ' '));
        }
    }
}`
  const asked = names.filter((name) => name !== SHARED_MEMORY)
  const stdin = asked.map((name) => `${name}\t${argumentFor(name)}\n`).join('')
  const report = await runner.runProgram({ language: 'java', source: attempts + main, stdin }, programLimits)
  expect(report).toMatchObject({ status: 'finished', exitCode: 0 })
  const came = report.status === 'finished' ? report.stdout.trim().split('\n') : []
  expect(came).toHaveLength(asked.length)
  expect(came.filter((what) => !what.startsWith('refused: '))).toEqual([])
})

test('it sees no process but its own, no environment, and no descriptor but its own', async () => {
  const seen = `class Solution {
    private static List<String> list(String folder) throws IOException {
        try (Stream<java.nio.file.Path> paths = java.nio.file.Files.list(java.nio.file.Path.of(folder))) {
            return paths.map(path -> path.getFileName().toString()).sorted().toList();
        }
    }
    public List<List<String>> f(int n) throws IOException {
        List<String> processes = new ArrayList<>();
        for (String id : list("/proc")) {
            if (!id.matches("[0-9]+")) continue;
            processes.add(java.nio.file.Files.readString(java.nio.file.Path.of("/proc", id, "comm")).trim());
        }
        List<String> links = new ArrayList<>();
        for (File link : new File("/proc/self/fd").listFiles()) links.add(link.getCanonicalPath());
        return List.of(processes, new ArrayList<>(System.getenv().keySet()), links, list("/"), list("/build"), list("/tmp"));
    }
}`
  const [value] = valuesOf(await run(seen, 'string[][]')) as string[][][]
  const [processes, environment, descriptors, root, build, scratch] = value ?? []
  expect(processes).toEqual(['bwrap', 'java'])
  expect(environment).toEqual(expect.not.arrayContaining(['PATH', 'HOME', 'NODE_ENV', 'VITEST']))
  const own = /^\/(java|usr\/lib\/jvm|opt|build|dev\/null|proc|sys)|socket:|pipe:/
  expect(descriptors?.filter((path) => !own.test(path))).toEqual([])
  expect(root).not.toContain('harness')
  expect(build).toEqual(['Solution.java', 'solution.jar'])
  expect(scratch).toEqual([])
})

test('an annotation processor in the source is not run by the compiler, and nothing is read for it', async () => {
  const source = `@javax.annotation.processing.SupportedAnnotationTypes("*")
class Solution extends javax.annotation.processing.AbstractProcessor {
    static { System.out.println("ran"); }
    public boolean process(Set<? extends javax.lang.model.element.TypeElement> types, javax.annotation.processing.RoundEnvironment round) {
        System.exit(3);
        return true;
    }
    @Deprecated int f(int n) { return n; }
}`
  expect(valuesOf(await run(source))).toEqual([1])
})

test('a class that the harness has too is the author’s own, and its package is not the harness’s', async () => {
  const source = `package dryrun;
class Json { static String print(Object value) { return "42"; } }
class Harness { static { System.exit(0); } }
class Solution { int f(int n) throws Exception {
    try { Class.forName("dryrun.Target"); return 42; } catch (ClassNotFoundException hidden) { return n; }
} }`
  expect(valuesOf(await run(source))).toEqual([1])
})

test.each([
  ['time', 'while (true);', 'timed-out'],
  ['memory', 'while (true) kept.add(new byte[1 << 20]);', 'out-of-memory'],
  ['memory beside the heap', 'while (true) kept.add(java.nio.ByteBuffer.allocateDirect(1 << 24));', 'out-of-memory'],
  ['output', 'while (true) System.out.println("x".repeat(10_000));', 'output-limit'],
])('%s has its bound', async (_, body, status) => {
  const limits = { milliseconds: status === 'timed-out' ? 1_000 : 10_000 }
  const source = `class Solution { List<Object> kept = new ArrayList<>(); int f(int n) { ${body} } }`
  const report = await runTrial(runner, 'java', { source, limits })
  expect(outcomesOf(report)).toMatchObject([{ status }])
})

test('processes and threads have theirs, and nothing outlives the run', async () => {
  const source = `class Solution {
    int f(int n) {
        int started = 0;
        try {
            String java = System.getProperty("java.home") + "/bin/java";
            for (; started < 200; started++) new ProcessBuilder(java, "-Xshare:auto", "-version").start();
        } catch (Exception | Error refused) { }
        return started;
    }
}`
  const [outcome] = outcomesOf(await run(source))
  if (outcome?.status === 'returned') expect(Number(outcome.value)).toBeLessThan(64)
  else expect(outcome?.status).toMatch(/threw|out-of-memory|crashed/)
})

test('what one run leaves in its scratch folder, the next does not find', async () => {
  const source = `class Solution {
    int f(int n) throws IOException {
        File left = new File("/tmp/left");
        boolean found = left.exists();
        new FileWriter(left).close();
        return found ? 1 : -1;
    }
}`
  expect(valuesOf(await run(source))).toEqual([-1])
  expect(valuesOf(await run(source))).toEqual([-1])
})
