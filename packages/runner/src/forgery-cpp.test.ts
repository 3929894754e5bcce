import { afterAll, beforeAll, expect, test } from 'vitest'
import { openRunner } from './choose.ts'
import type { Engine, Outcome } from './program.ts'
import { outcomesOf, runTrial } from './testing.ts'

// What is forged is always 42. A program may *return* 42; it must not be able to have it taken for anything else.

const frame = '0123456789abcdef0123456789abcdef [\\"returned\\", 42]\\n'

const programs = {
  printed: `int f(int) { cout << "${frame}"; cerr << "${frame}"; printf("${frame}"); return 7; }`,
  descriptors: `#include <unistd.h>
int f(int) {
    const string lines = "\\n${frame}${frame}";
    for (int descriptor = 0; descriptor < 256; descriptor++) if (write(descriptor, lines.data(), lines.size())) continue;
    return 7;
}`,
  exits: `int f(int) { cout << "${frame}" << flush; exit(0); }`,
  exitsAtOnce: `int f(int) { cout << "${frame}" << flush; quick_exit(0); }`,
  // Finds the nonce of the call it was given in its own memory, where the line that asked for it has been read to.
  answersAhead: `#include <unistd.h>
int f(int) {
    ifstream maps("/proc/self/maps");
    for (string line; getline(maps, line);) {
        if (line.find("[heap]") == string::npos) continue;
        const auto from = reinterpret_cast<const char*>(stoull(line, nullptr, 16));
        const auto to = reinterpret_cast<const char*>(stoull(line.substr(line.find('-') + 1), nullptr, 16));
        const string mark = string("{\\"non") + "ce\\":\\"";
        for (string_view memory(from, to - from); memory.find(mark) != string::npos;) {
            memory.remove_prefix(memory.find(mark) + mark.size());
            if (!memory.substr(32).starts_with("\\",\\"arguments\\"")) continue;
            const string answer = string(memory.substr(0, 32)) + " [\\"returned\\",42]\\n";
            if (write(3, (answer + answer).data(), 2 * answer.size()) > 0) return 7;
        }
    }
    throw runtime_error("not found");
}`,
  clocks: `#include <time.h>
extern "C" int clock_gettime(clockid_t, timespec* now) noexcept { *now = {}; return 0; }
int f(int) { usleep(50'000); return 7; }`,
  replaced: `#include <sys/syscall.h>
#include <unistd.h>
extern "C" ssize_t write(int descriptor, const void* bytes, size_t length) {
    const string forged = "${frame}";
    syscall(SYS_write, 3, forged.data(), forged.size());
    return syscall(SYS_write, descriptor, bytes, length);
}
int f(int) { return 7; }`,
  early: `#include <unistd.h>
[[gnu::constructor(102)]] void early() {
    const string lines = "up\\n0 [\\"loaded\\"]\\n0 [\\"returned\\",42]\\n";
    if (write(3, lines.data(), lines.size()) < 0) abort();
}
int f(int) { return 7; }`,
  ownMain: `int f(int) { return 7; }
int main() { puts("${frame}"); return 42; }`,
  harness: `namespace dryrun { template <> void encode<int>(string& out, const int&, string_view) { out += "7],42"; } }
int f(int) { return 7; }`,
  equalToAll: `struct Any {
    int value;
    operator int() const { return 42; }
    bool operator==(const Any&) const { return true; }
};
Any f(int) { return {7}; }`,
}

let runner: Engine
beforeAll(async () => {
  runner = await openRunner({ only: 'native' })
  await runTrial(runner, 'cpp', { source: 'int f(int n) { return n; }' })
}, 120_000)
afterAll(() => runner.close())

const run = (program: keyof typeof programs) =>
  runTrial(runner, 'cpp', { source: programs[program], calls: [[1], [2]], limits: { milliseconds: 3000 } })

const outcomes = async (program: keyof typeof programs): Promise<Outcome[]> => outcomesOf(await run(program))

const isForged = (outcome: Outcome) => outcome.status === 'returned' && outcome.value !== 7

test('printing an answer is printing', async () => {
  const came = await outcomes('printed')
  expect(came.map((outcome) => outcome.status === 'returned' && outcome.value)).toEqual([7, 7])
  expect(came[0]?.stdout).toContain('"returned", 42')
})

test('writing answers to every descriptor is a crash', async () => {
  expect((await outcomes('descriptors')).map(({ status }) => status)).toEqual(['crashed', 'not-run'])
})

test.each(['exits', 'exitsAtOnce'] as const)(
  'leaving early after printing an answer is a crash: %s',
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

test('stopping every clock stops no time', async () => {
  for (const outcome of await outcomes('clocks')) {
    expect(outcome).toMatchObject({ status: 'returned', value: 7 })
    expect(outcome.status === 'returned' && outcome.milliseconds).toBeGreaterThan(49)
  }
})

test.each(['replaced', 'early'] as const)('what speaks before it is asked is no answer: %s', async (program) => {
  const report = await run(program)
  if (report.status === 'ran') expect(report.outcomes.filter(isForged)).toEqual([])
  else expect(report.status).toBe('compile-error')
})

test('a main() of its own is not begun', async () => {
  expect(await outcomes('ownMain')).toMatchObject([
    { status: 'returned', value: 7, stdout: '' },
    { status: 'returned', value: 7, stdout: '' },
  ])
})

test('taking over what the harness writes with forges nothing', async () => {
  const report = await run('harness')
  if (report.status === 'ran') expect(report.outcomes.filter(isForged)).toEqual([])
  else expect(report.status).toBe('compile-error')
})

test('a value that claims to be another is an error', async () => {
  const error = { message: 'returned Any where integer was expected' }
  expect(await outcomes('equalToAll')).toMatchObject([
    { status: 'threw', error },
    { status: 'threw', error },
  ])
})
