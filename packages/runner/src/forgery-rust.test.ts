import { afterAll, beforeAll, expect, test } from 'vitest'
import { openRunner } from './choose.ts'
import type { Engine, Outcome } from './program.ts'
import { outcomesOf, runTrial } from './testing.ts'

// What is forged is always 42. A program may *return* 42; it must not be able to have it taken for anything else.

const frame = '0123456789abcdef0123456789abcdef [\\"returned\\", 42]\\n'

const io = `use std::fs::File;
use std::io::Write;
use std::os::unix::io::FromRawFd;
fn write_to(descriptor: i32, text: &str) {
    let mut file = std::mem::ManuallyDrop::new(unsafe { File::from_raw_fd(descriptor) });
    let _ = file.write_all(text.as_bytes());
}
`

/** Finds the nonce of the call it was given in its own memory, where the line that asked for it has been read to. */
const answersAhead = `${io}
fn nonce() -> Option<String> {
    let maps = std::fs::read_to_string("/proc/self/maps").ok()?;
    for line in maps.lines().filter(|line| line.contains("rw-p") && !line.contains('[') || line.contains("[heap]")) {
        let (range, _) = line.split_once(' ')?;
        let (from, to) = range.split_once('-')?;
        let (from, to) = (usize::from_str_radix(from, 16).ok()?, usize::from_str_radix(to, 16).ok()?);
        if to - from > 4 << 20 { continue; }
        let bytes = unsafe { std::slice::from_raw_parts(from as *const u8, to - from) };
        let mark = [b"{\\"nonce", &b"\\":\\""[..]].concat();
        let is_asked = |at: usize| bytes[at + 42..].starts_with(b"\\",\\"arguments\\"");
        if let Some(at) = (0..bytes.len().saturating_sub(80)).find(|&at| bytes[at..].starts_with(&mark) && is_asked(at)) {
            return String::from_utf8(bytes[at + 10..at + 42].to_vec()).ok();
        }
    }
    None
}
fn f(_: i32) -> i32 {
    match nonce() {
        Some(nonce) => write_to(3, &format!("{nonce} [\\"returned\\",42]\\n").repeat(2)),
        None => panic!("not found"),
    }
    7
}`

const programs = {
  printed: `fn f(_: i32) -> i32 { print!("${frame}"); eprint!("${frame}"); 7 }`,
  descriptors: `${io}fn f(_: i32) -> i32 { for descriptor in 0..256 { write_to(descriptor, "\\n${frame}"); } 7 }`,
  exits: `fn f(_: i32) -> i32 { println!("${frame}"); std::process::exit(0) }`,
  aborts: `fn f(_: i32) -> i32 { println!("${frame}"); std::process::abort() }`,
  answersAhead,
  replaced: `use std::os::raw::{c_int, c_void};
extern "C" { fn syscall(number: i64, ...) -> i64; }
#[no_mangle]
pub extern "C" fn write(descriptor: c_int, bytes: *const c_void, length: usize) -> isize {
    let forged = b"${frame}";
    unsafe { syscall(1, 3, forged.as_ptr(), forged.len()); syscall(1, descriptor, bytes, length) as isize }
}
fn f(_: i32) -> i32 { 7 }`,
  harness: `fn f(_: i32) -> i32 { ::dryrun::refuse("42"); 7 }`,
  hook: `fn f(_: i32) -> i32 { std::panic::set_hook(Box::new(|_| println!("${frame}"))); panic!("no") }`,
  early: `${io}extern "C" fn early() { write_to(3, "up\\n0 [\\"loaded\\"]\\n0 [\\"returned\\",42]\\n"); }
#[used]
#[link_section = ".init_array"]
static EARLY: extern "C" fn() = early;
fn f(_: i32) -> i32 { 7 }`,
}

let runner: Engine
beforeAll(async () => {
  runner = await openRunner({ only: 'native' })
  await runTrial(runner, 'rust', { source: 'fn f(n: i32) -> i32 { n }' })
}, 120_000)
afterAll(() => runner.close())

async function outcomes(program: keyof typeof programs): Promise<Outcome[]> {
  const limits = { milliseconds: 3000 }
  return outcomesOf(await runTrial(runner, 'rust', { source: programs[program], calls: [[1], [2]], limits }))
}

const isForged = (outcome: Outcome) => outcome.status === 'returned' && outcome.value !== 7

test('printing an answer is printing', async () => {
  const came = await outcomes('printed')
  expect(came.map((outcome) => outcome.status === 'returned' && outcome.value)).toEqual([7, 7])
  expect(came[0]?.stdout).toContain('"returned", 42')
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

test.each(['harness', 'hook'] as const)('taking over what the harness uses forges nothing: %s', async (program) => {
  expect((await outcomes(program)).filter(isForged)).toEqual([])
})

test.each(['early', 'replaced'] as const)('what speaks before it is asked is no answer: %s', async (program) => {
  const report = await runTrial(runner, 'rust', { source: programs[program], calls: [[1], [2]] })
  if (report.status === 'ran') expect(report.outcomes.filter(isForged)).toEqual([])
  else expect(report.status).toBe('compile-error')
})
