import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openRunner } from './choose.ts'
import { type Engine, programLimits } from './program.ts'
import { outcomesOf, runTrial, SHARED_MEMORY, valuesOf } from './testing.ts'

// What a program in Rust can try: all that one in C can. Each attempt is named by a call, and what is refused is said to be.

const ownFile = join(import.meta.dirname, 'program.ts')

const attempts = `
use std::ffi::CString;
use std::fs;
use std::io::{Error, Write};
use std::net::{TcpListener, TcpStream, ToSocketAddrs, UdpSocket};
use std::os::raw::{c_char, c_int, c_long, c_ulong, c_void};
use std::process::Command;
use std::time::Duration;

extern "C" {
    fn socket(family: c_int, kind: c_int, protocol: c_int) -> c_int;
    fn unshare(flags: c_int) -> c_int;
    fn setuid(id: u32) -> c_int;
    fn kill(id: c_int, signal: c_int) -> c_int;
    fn ptrace(request: c_long, id: c_int, address: usize, data: usize) -> c_long;
    fn mount(from: *const c_char, to: *const c_char, kind: *const c_char, flags: c_ulong, data: *const c_void) -> c_int;
    fn open_by_handle_at(folder: c_int, handle: *const c_void, flags: c_int) -> c_int;
    fn syscall(number: c_long, a: usize, b: usize, c: usize) -> c_long;
}

fn told(returned: c_long) -> Result<String, Error> {
    if returned < 0 { Err(Error::last_os_error()) } else { Ok(returned.to_string()) }
}

fn attempt(name: &str, argument: &str) -> Result<String, Error> {
    match name {
        "connect" => TcpStream::connect_timeout(&([1, 1, 1, 1], 53).into(), Duration::from_secs(1)).map(|_| name.into()),
        "connect to this machine" => TcpStream::connect("127.0.0.1:4000").map(|_| name.into()),
        "listen" => TcpListener::bind("127.0.0.1:0").map(|_| name.into()),
        "send" => UdpSocket::bind("0.0.0.0:0").and_then(|from| from.send_to(b"x", "1.1.1.1:53")).map(|_| name.into()),
        "host socket" => told(unsafe { socket(40, 1, 0) }.into()),
        "resolve" => ("example.com", 80).to_socket_addrs().map(|_| name.into()),
        "read /etc/passwd" => fs::read_to_string("/etc/passwd"),
        "read /etc/passwd of the first process" => fs::read_to_string("/proc/1/root/etc/passwd"),
        "read a file of ours" => fs::read_to_string(argument),
        "list our folder" => fs::read_dir(format!("{argument}/..")).map(|_| name.into()),
        "list the compiler" => fs::read_dir("/toolchain").map(|_| name.into()),
        "write beside itself" => fs::write("/build/left-behind", "x").map(|_| name.into()),
        "write over itself" => fs::OpenOptions::new().append(true).open("/build/program").map(|_| name.into()),
        "write to the toolchain" => fs::write("/usr/lib/left-behind", "x").map(|_| name.into()),
        "write at the root" => fs::write("/left-behind", "x").map(|_| name.into()),
        "write to shared memory" => fs::write("/dev/shm/left-behind", "x").map(|_| name.into()),
        "fill the scratch folder" => {
            let mut file = fs::File::create("/tmp/large")?;
            let megabyte = vec![1u8; 1 << 20];
            (0..100).try_for_each(|_| file.write_all(&megabyte)).map(|_| name.into())
        }
        "end the server" => told(unsafe { kill(argument.parse().unwrap(), 9) }.into()),
        "look at the server" => fs::read_to_string(format!("/proc/{argument}/environ")),
        "become root" => told(unsafe { setuid(0) }.into()),
        "new user namespace" => told(unsafe { unshare(0x1000_0000) }.into()),
        "mount" => {
            let (none, folder, kind) = (CString::new("none")?, CString::new("/tmp")?, CString::new("tmpfs")?);
            told(unsafe { mount(none.as_ptr(), folder.as_ptr(), kind.as_ptr(), 0, std::ptr::null()) }.into())
        }
        "trace" => told(unsafe { ptrace(16, 1, 0, 0) }),
        "open by handle" => told(unsafe { open_by_handle_at(-100, [0u64; 4].as_ptr().cast(), 0) }.into()),
        "io_uring" => told(unsafe { syscall(425, 8, [0u8; 120].as_ptr() as usize, 0) }),
        "load into the kernel" => told(unsafe { syscall(321, 0, 0, 0) }),
        "run a shell" => Command::new("/bin/sh").arg("-c").arg("id").status().map(|_| name.into()),
        "run the compiler" => Command::new("/usr/bin/cc").status().map(|_| name.into()),
        other => unreachable!("{other}"),
    }
}

fn f(name: String, argument: String) -> String {
    match attempt(&name, &argument) {
        Ok(what) => format!("done: {what}"),
        Err(error) => format!("refused: {error}"),
    }
}
`

const names = [...attempts.matchAll(/^ {8}"([^"]+)" =>/gm)].map(([, name = '']) => name)
const argumentFor = (name: string) => (name.includes('server') ? String(process.pid) : ownFile)

let runner: Engine
beforeAll(async () => {
  runner = await openRunner({ only: 'native' })
  await runTrial(runner, 'rust', { source: 'fn f(n: i32) -> i32 { n }' })
}, 120_000)
afterAll(() => runner.close())

const run = (source: string, returns = 'integer') => runTrial(runner, 'rust', { source, returns })

test('every way out is refused to a function', async () => {
  expect(names.length).toBeGreaterThan(20)
  const report = await runTrial(runner, 'rust', {
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
fn main() {
    for line in std::io::stdin().lines() {
        let line = line.unwrap();
        let (name, argument) = line.split_once('\\t').unwrap();
        println!("{}", f(name.into(), argument.into()).replace('\\n', " "));
    }
}`
  // One that writes a file larger than it may is ended, where a function is refused.
  const asked = names.filter((name) => name !== 'fill the scratch folder' && name !== SHARED_MEMORY)
  const stdin = asked.map((name) => `${name}\t${argumentFor(name)}\n`).join('')
  const report = await runner.runProgram({ language: 'rust', source: attempts + main, stdin }, programLimits)
  expect(report).toMatchObject({ status: 'finished', exitCode: 0 })
  const came = report.status === 'finished' ? report.stdout.trim().split('\n') : []
  expect(came).toHaveLength(asked.length)
  expect(came.filter((what) => !what.startsWith('refused: '))).toEqual([])
})

test('it sees no process but its own, no environment, and no descriptor but its own', async () => {
  const seen = `fn f(_: i32) -> Vec<Vec<String>> {
    let list = |folder: &str| {
        let mut names: Vec<_> = std::fs::read_dir(folder)
            .unwrap()
            .map(|entry| entry.unwrap().file_name().into_string().unwrap())
            .collect();
        names.sort();
        names
    };
    let processes = list("/proc").into_iter().filter(|name| name.parse::<u32>().is_ok());
    let commands = processes.map(|id| std::fs::read_to_string(format!("/proc/{id}/comm")).unwrap().trim().into());
    let links = list("/proc/self/fd").into_iter().filter_map(|id| std::fs::read_link(format!("/proc/self/fd/{id}")).ok());
    let links = links.map(|link| link.to_string_lossy().into_owned());
    let is_own = |link: &String| ["socket:", "/dev/null", "/proc/"].iter().any(|start| link.starts_with(start));
    vec![
        commands.collect(),
        std::env::vars().map(|(name, _)| name).collect(),
        links.filter(|link| !is_own(link)).collect(),
        list("/"),
        list("/build"),
    ]
}`
  const [processes, environment, descriptors, root, build] = valuesOf(await run(seen, 'string[][]'))[0] as string[][]
  expect(processes).toEqual(['bwrap', 'program'])
  expect(environment).toEqual(expect.not.arrayContaining(['PATH', 'HOME', 'NODE_ENV', 'VITEST']))
  expect(descriptors).toEqual([])
  expect(root).not.toContain('toolchain')
  expect(root).not.toContain('harness')
  expect(build).toContain('program')
})

test.each([
  ['time', 'fn f(_: i32) -> i32 { loop { std::hint::spin_loop() } }', 'timed-out'],
  ['memory', 'fn f(_: i32) -> i32 { let mut all = vec![]; loop { all.push(vec![1u8; 1 << 20]) } }', 'out-of-memory'],
  ['output', 'fn f(_: i32) -> i32 { loop { println!("{}", "x".repeat(10_000)) } }', 'output-limit'],
])('%s has its bound', async (_, source, status) => {
  const limits = { milliseconds: status === 'timed-out' ? 1_000 : 10_000 }
  const report = await runTrial(runner, 'rust', { source, limits })
  expect(outcomesOf(report)).toMatchObject([{ status }])
})

test('processes and threads have theirs, and nothing outlives the run', async () => {
  const forks = `extern "C" { fn fork() -> i32; fn pause() -> i32; }
fn f(_: i32) -> i32 {
    (0..500).filter(|_| unsafe { match fork() { 0 => { pause(); true } id => id > 0 } }).count() as i32
}`
  const [count] = valuesOf(await run(forks))
  expect(Number(count)).toBeLessThan(64)
  const threads = `fn f(_: i32) -> i32 {
    let start = |_: &i32| std::thread::Builder::new().stack_size(1 << 16).spawn(|| std::thread::sleep(std::time::Duration::from_secs(60)));
    (0..500).filter(|n| start(n).is_ok()).count() as i32
}`
  const [started] = valuesOf(await run(threads))
  expect(Number(started)).toBeLessThan(64)
})

test('what one run leaves in its scratch folder, the next does not find', async () => {
  const source = `fn f(n: i32) -> i32 {
    let found = std::fs::read_to_string("/tmp/left").map_or(-1, |text| text.parse().unwrap());
    std::fs::write("/tmp/left", n.to_string()).unwrap();
    found
}`
  expect(valuesOf(await run(source))).toEqual([-1])
  expect(valuesOf(await run(source))).toEqual([-1])
})
