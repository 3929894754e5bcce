import { afterAll, beforeAll, expect, test } from 'vitest'
import { openRunner } from './choose.ts'
import type { Engine, Outcome } from './program.ts'
import { outcomesOf, runTrial } from './testing.ts'

// What is forged is always 42. A program may *return* 42; it must not be able to have it taken for anything else.

const frame = '0123456789abcdef0123456789abcdef [\\"returned\\", 42]\\n'

const channel = `
    private static void write(int descriptor, String text) {
        try {
            var made = FileDescriptor.class.getDeclaredConstructor(int.class);
            made.setAccessible(true);
            new FileOutputStream(made.newInstance(descriptor)).write(text.getBytes());
        } catch (Exception refused) { }
    }`

/** Finds the nonce of the call it was given in its own memory, where the line that asked for it has been read to. */
const answersAhead = `class Solution {
    ${channel}

    int f(int n) throws IOException {
        String found = nonce();
        if (found == null) throw new IllegalStateException("not found");
        write(3, (found + " [\\"returned\\",42]\\n").repeat(2));
        return 7;
    }

    private static String nonce() throws IOException {
        Pattern asked = Pattern.compile("\\\\{.nonce.:.([0-9a-f]{32}).,.arguments.");
        for (String line : java.nio.file.Files.readAllLines(java.nio.file.Path.of("/proc/self/maps"))) {
            if (!line.contains("rw-p") || line.contains("[stack")) continue;
            long start = Long.parseLong(line.substring(0, line.indexOf('-')), 16);
            long end = Long.parseLong(line.substring(line.indexOf('-') + 1, line.indexOf(' ')), 16);
            try (RandomAccessFile memory = new RandomAccessFile("/proc/self/mem", "r")) {
                byte[] bytes = new byte[1 << 20];
                for (long at = start; at < end; at += bytes.length - 100) {
                    memory.seek(at);
                    int read = memory.read(bytes, 0, (int) Math.min(bytes.length, end - at));
                    String text = new String(bytes, 0, Math.max(0, read), "ISO-8859-1");
                    if (!text.contains("nonce")) continue;
                    Matcher matcher = asked.matcher(text);
                    if (matcher.find()) return matcher.group(1);
                }
            } catch (IOException unreadable) { }
        }
        return null;
    }
}`

const inClass = (body: string, beside = '') => `class Solution {\n${channel}\n${beside}\nint f(int n) {\n${body}\n} }`

const programs = {
  printed: inClass(`System.out.print("${frame}"); System.err.print("${frame}"); return 7;`),
  descriptors: inClass(
    `for (int descriptor = 0; descriptor < 64; descriptor++) write(descriptor, "\\n${frame}"); return 7;`,
  ),
  exits: inClass(`System.out.println("${frame}"); System.exit(0); return 7;`),
  halts: inClass(`System.out.println("${frame}"); Runtime.getRuntime().halt(0); return 7;`),
  answersAhead,
  thread: inClass(
    'try { Thread.sleep(300); } catch (InterruptedException woken) { } return 7;',
    `static { Thread talking = new Thread(() -> { while (true) write(3, "${frame}"); }); talking.setDaemon(true); talking.start(); }`,
  ),
  hook: inClass(
    'System.exit(0); return 7;',
    `static { Runtime.getRuntime().addShutdownHook(new Thread(() -> write(3, "${frame}"))); }`,
  ),
  early: inClass('return 7;', `static { write(3, "up\\n0 [\\"loaded\\"]\\n${frame}"); }`),
  streams: inClass(
    'return 7;',
    `static { PrintStream lying = new PrintStream(new ByteArrayOutputStream()) {
      @Override public void flush() { Solution.write(1, "${frame}"); }
    }; System.setOut(lying); System.setErr(lying); }`,
  ),
  closes: inClass('System.out.close(); System.err.close(); return 7;'),
  throwsOddly: inClass(`throw new RuntimeException() {
    @Override public String getMessage() { throw new IllegalStateException("${frame}"); }
    @Override public StackTraceElement[] getStackTrace() { return null; }
  };`),
  liar: `class Solution { Object f(int n) { return new Number() {
    public int intValue() { return 42; } public long longValue() { return 42; }
    public float floatValue() { return 42; } public double doubleValue() { return 42; }
    public boolean equals(Object other) { return true; } public String toString() { return "42"; }
  }; } }`,
}

let runner: Engine
beforeAll(async () => {
  runner = await openRunner({ only: 'native' })
  await runTrial(runner, 'java', { source: 'class Solution { int f(int n) { return n; } }' })
}, 120_000)
afterAll(() => runner.close())

async function outcomes(program: keyof typeof programs): Promise<Outcome[]> {
  return outcomesOf(await runTrial(runner, 'java', { source: programs[program], calls: [[1], [2]] }))
}

const isForged = (outcome: Outcome) => outcome.status === 'returned' && outcome.value !== 7

test.each(['printed', 'streams', 'closes'] as const)(
  'what is printed is printed, whatever becomes of the streams: %s',
  async (program) => {
    const came = await outcomes(program)
    expect(came.map((outcome) => outcome.status === 'returned' && outcome.value)).toEqual([7, 7])
    if (program === 'printed') expect(came[0]?.stdout).toContain('"returned", 42')
  },
)

test('writing answers to every descriptor is a crash', async () => {
  expect((await outcomes('descriptors')).map(({ status }) => status)).toEqual(['crashed', 'not-run'])
})

test.each(['exits', 'halts', 'hook'] as const)(
  'leaving early after an answer of its own is a crash: %s',
  async (program) => {
    expect((await outcomes(program)).map(({ status }) => status)).toEqual(['crashed', 'not-run'])
  },
)

test('a program that found the nonce in its own memory has answered once, and has nothing for the next call', async () => {
  const came = await outcomes('answersAhead')
  const crashed = came.findIndex(({ status }) => status === 'crashed')
  expect(crashed).toBeGreaterThanOrEqual(0)
  expect(came.slice(crashed).filter(({ status }) => status === 'returned')).toEqual([])
})

test.each(['thread', 'early'] as const)('what speaks unasked is no answer: %s', async (program) => {
  const report = await runTrial(runner, 'java', { source: programs[program], calls: [[1], [2]] })
  expect(report.status === 'ran' ? report.outcomes.filter(isForged) : []).toEqual([])
  expect(JSON.stringify(report)).not.toContain('"returned"')
})

test.each(['throwsOddly', 'liar'] as const)(
  'a value or an error that lies of itself is an error: %s',
  async (program) => {
    expect((await outcomes(program)).map(({ status }) => status)).toEqual(['threw', 'threw'])
  },
)
