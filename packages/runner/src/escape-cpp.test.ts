import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openRunner } from './choose.ts'
import { type Engine, programLimits } from './program.ts'
import { outcomesOf, runTrial, SHARED_MEMORY, valuesOf } from './testing.ts'

// What a program in C++ can try, which is all that the machine can. Each attempt is named by a call.

const ownFile = join(import.meta.dirname, 'program.ts')

const attempts = `
#include <arpa/inet.h>
#include <dlfcn.h>
#include <fcntl.h>
#include <netdb.h>
#include <signal.h>
#include <spawn.h>
#include <sys/mount.h>
#include <sys/ptrace.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

string told(long result) {
    return result < 0 ? string("refused: ") + strerror(errno) : "done: " + to_string(result);
}

string read(const string& path) {
    ifstream file(path);
    string text((istreambuf_iterator<char>(file)), {});
    return text.empty() ? "refused: " + path : "done: " + text.substr(0, 80);
}

string write(const string& path) {
    return told(open(path.c_str(), O_CREAT | O_WRONLY | O_APPEND, 0666));
}

string reach(int family, int kind, const char* address, int port, bool connects) {
    const int descriptor = socket(family, kind, 0);
    if (descriptor < 0) return told(descriptor);
    sockaddr_in to{.sin_family = AF_INET, .sin_port = htons(port), .sin_addr = {inet_addr(address)}};
    const auto place = reinterpret_cast<sockaddr*>(&to);
    if (kind == SOCK_DGRAM) return told(sendto(descriptor, "x", 1, 0, place, sizeof to));
    return told(connects ? connect(descriptor, place, sizeof to) : bind(descriptor, place, sizeof to));
}

string run(const char* program) {
    pid_t id;
    char* arguments[] = {const_cast<char*>(program), nullptr};
    const int error = posix_spawn(&id, program, nullptr, nullptr, arguments, nullptr);
    if (error != 0) return string("refused: ") + strerror(error);
    int status = 0;
    waitpid(id, &status, 0);
    return WIFEXITED(status) && WEXITSTATUS(status) == 127 ? "refused: 127" : "done: " + to_string(status);
}

string fillScratch() {
    ofstream file("/tmp/large");
    const string megabyte(1 << 20, 'x');
    for (int times = 0; times < 100 && file; times++) file << megabyte << flush;
    return file ? "done: all" : "refused: full";
}

string f(string name, string argument) {
    const map<string, function<string()>> attempts{
        {"connect", [] { return reach(AF_INET, SOCK_STREAM, "1.1.1.1", 53, true); }},
        {"connect to this machine", [] { return reach(AF_INET, SOCK_STREAM, "127.0.0.1", 4000, true); }},
        {"listen", [] { return reach(AF_INET, SOCK_STREAM, "127.0.0.1", 0, false); }},
        {"send", [] { return reach(AF_INET, SOCK_DGRAM, "1.1.1.1", 53, true); }},
        {"raw socket", [] { return told(socket(AF_INET, SOCK_RAW, IPPROTO_ICMP)); }},
        {"packet socket", [] { return told(socket(AF_PACKET, SOCK_RAW, 0)); }},
        {"host socket", [] { return told(socket(40, SOCK_STREAM, 0)); }},
        {"resolve", [] { addrinfo* found; return getaddrinfo("example.com", "80", nullptr, &found) ? "refused: no" : "done: yes"; }},
        {"read /etc/passwd", [] { return read("/etc/passwd"); }},
        {"read /etc/passwd of the first process", [] { return read("/proc/1/root/etc/passwd"); }},
        {"read a file of ours", [&] { return read(argument); }},
        {"read the harness", [] { return read("/toolchain/harness/serve.cpp"); }},
        {"read a header", [] { return read("/usr/include/stdio.h"); }},
        {"write beside itself", [] { return write("/build/left-behind"); }},
        {"write over itself", [] { return write("/build/program"); }},
        {"write to the toolchain", [] { return write("/usr/lib/left-behind"); }},
        {"write at the root", [] { return write("/left-behind"); }},
        {"write to shared memory", [] { return write("/dev/shm/left-behind"); }},
        {"fill the scratch folder", fillScratch},
        {"end the server", [&] { return told(kill(stoi(argument), SIGKILL)); }},
        {"look at the server", [&] { return read("/proc/" + argument + "/environ"); }},
        {"become root", [] { return told(setuid(0)); }},
        {"new user namespace", [] { return told(unshare(0x10000000)); }},
        {"mount", [] { return told(mount("none", "/tmp", "tmpfs", 0, nullptr)); }},
        {"trace", [] { return told(ptrace(PTRACE_ATTACH, 1, nullptr, nullptr)); }},
        {"open by handle", [] { long handle[4] = {}; return told(syscall(SYS_open_by_handle_at, AT_FDCWD, handle, 0)); }},
        {"io_uring", [] { char ring[120] = {}; return told(syscall(425, 8, ring)); }},
        {"load into the kernel", [] { return told(syscall(SYS_bpf, 0, nullptr, 0)); }},
        {"measure the machine", [] { return told(syscall(SYS_perf_event_open, nullptr, 0, -1, -1, 0)); }},
        {"run a shell", [] { return run("/bin/sh"); }},
        {"run the compiler", [] { return run("/usr/bin/g++"); }},
        {"run the compiler proper", [] { return run("/toolchain/g++"); }},
    };
    return attempts.at(name)();
}
`

const names = [...attempts.matchAll(/^ {8}\{"([^"]+)",/gm)].map(([, name = '']) => name)
const argumentFor = (name: string) => (name.includes('server') ? String(process.pid) : ownFile)

let runner: Engine
beforeAll(async () => {
  runner = await openRunner({ only: 'native' })
  await runTrial(runner, 'cpp', { source: 'int f(int n) { return n; }' })
}, 120_000)
afterAll(() => runner.close())

const run = (source: string, returns = 'integer') => runTrial(runner, 'cpp', { source, returns })

test('every way out is refused to a function', async () => {
  expect(names.length).toBeGreaterThan(30)
  const report = await runTrial(runner, 'cpp', {
    source: attempts,
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
int main() {
    signal(SIGXFSZ, SIG_IGN);
    for (string name, argument; getline(cin, name, '\\t') && getline(cin, argument);) cout << f(name, argument) << endl;
}`
  const asked = names.filter((name) => name !== SHARED_MEMORY)
  const stdin = asked.map((name) => `${name}\t${argumentFor(name)}\n`).join('')
  const source = `#include <bits/stdc++.h>\nusing namespace std;\n${attempts}${main}`
  const report = await runner.runProgram({ language: 'cpp', source, stdin }, programLimits)
  expect(report).toMatchObject({ status: 'finished', exitCode: 0 })
  const came = report.status === 'finished' ? report.stdout.trim().split('\n') : []
  expect(came).toHaveLength(asked.length)
  expect(came.filter((what) => !what.startsWith('refused: '))).toEqual([])
})

test('it sees no process but its own, no environment, and no descriptor but its own', async () => {
  const seen = `
vector<string> namesIn(const string& folder) {
    vector<string> names;
    for (const auto& entry : filesystem::directory_iterator(folder)) names.push_back(entry.path().filename());
    ranges::sort(names);
    return names;
}
vector<vector<string>> f(int) {
    vector<string> processes, environment, descriptors;
    for (const string& id : namesIn("/proc")) {
        string command;
        if (isdigit(id[0]) && getline(ifstream("/proc/" + id + "/comm"), command)) processes.push_back(command);
    }
    for (char** variable = environ; *variable; variable++) environment.push_back(*variable);
    for (const string& id : namesIn("/proc/self/fd")) {
        error_code error;
        const string link = filesystem::read_symlink("/proc/self/fd/" + id, error);
        const bool own = link.empty() || link.starts_with("socket:") || link.starts_with("/dev/null") || link.starts_with("/proc/");
        if (!own) descriptors.push_back(link);
    }
    return {processes, environment, descriptors, namesIn("/"), namesIn("/build")};
}`
  const [processes, environment, descriptors, root, build] = valuesOf(await run(seen, 'string[][]'))[0] as string[][]
  expect(processes).toEqual(['bwrap', 'program'])
  expect(environment?.map((text) => text.split('=')[0])).toEqual(
    expect.not.arrayContaining(['PATH', 'HOME', 'NODE_ENV', 'VITEST']),
  )
  expect(descriptors).toEqual([])
  expect(root).not.toContain('toolchain')
  expect(root).not.toContain('harness')
  expect(build).toContain('program')
})

test.each([
  ['time', 'int f(int n) { for (volatile int i = 0;; i = i + 1); }', 'timed-out'],
  ['memory', 'int f(int n) { vector<string> all; for (;;) all.emplace_back(1 << 20, char(n)); }', 'out-of-memory'],
  ['output', 'int f(int n) { for (;;) cout << string(10000, 120) << endl; }', 'output-limit'],
])('%s has its bound', async (_, source, status) => {
  const limits = { milliseconds: status === 'timed-out' ? 1_000 : 10_000 }
  const report = await runTrial(runner, 'cpp', { source, limits })
  expect(outcomesOf(report)).toMatchObject([{ status }])
})

test('processes and threads have theirs, and nothing outlives the run', async () => {
  const forks = `#include <unistd.h>
int f(int) {
    int started = 0;
    for (int times = 0; times < 500; times++) {
        const pid_t id = fork();
        if (id == 0) for (;;) pause();
        started += id > 0;
    }
    return started;
}`
  const [count] = valuesOf(await run(forks))
  expect(Number(count)).toBeLessThan(64)
  const threads = `
int f(int) {
    int started = 0;
    try {
        for (; started < 500; started++) thread([] { this_thread::sleep_for(60s); }).detach();
    } catch (const system_error&) {
    }
    return started;
}`
  const [started] = valuesOf(await run(threads))
  expect(Number(started)).toBeLessThan(64)
})

test('what one run leaves in its scratch folder, the next does not find', async () => {
  const source = `int f(int n) {
    int found;
    const bool left = bool(ifstream("/tmp/left") >> found);
    ofstream("/tmp/left") << n;
    return left ? found : -1;
}`
  expect(valuesOf(await run(source))).toEqual([-1])
  expect(valuesOf(await run(source))).toEqual([-1])
})
