/**
 * A filter on system calls, assembled here so that it needs no native build: the kernel's classic BPF, eight bytes an
 * instruction, as seccomp(2) describes. Namespaces already hide the machine; this takes away what could widen them.
 */
export function seccompFilter(architecture: string): Buffer | null {
  const numbers = architecture === 'x64' ? x64 : architecture === 'arm64' ? arm64 : null
  if (!numbers) return null
  return Buffer.concat([
    load(ARCHITECTURE),
    ...onlyIf(numbers.audit, KILL),
    load(NUMBER),
    ...(architecture === 'x64' ? [jump(GREATER_OR_EQUAL, X32_BIT, 0, 1), answer(KILL)] : []),
    ...numbers.denied.flatMap((number) => [jump(EQUAL, number, 0, 1), answer(NOT_PERMITTED)]),
    // Its flags are behind a pointer that a filter cannot follow; libc falls back to clone, whose flags can be read.
    jump(EQUAL, CLONE3, 0, 1),
    answer(NOT_IMPLEMENTED),
    jump(EQUAL, numbers.clone, 0, 4),
    load(FIRST_ARGUMENT),
    jump(ANY_BIT, NEW_NAMESPACES, 0, 1),
    answer(NOT_PERMITTED),
    answer(ALLOW),
    // No network is reachable, but some socket families (vsock, the kernel's crypto) belong to no network namespace.
    jump(EQUAL, numbers.socket, 0, 3),
    load(FIRST_ARGUMENT),
    jump(EQUAL, AF_UNIX, 1, 0),
    answer(NOT_PERMITTED),
    answer(ALLOW),
  ])
}

// Offsets into struct seccomp_data.
const NUMBER = 0
const ARCHITECTURE = 4
const FIRST_ARGUMENT = 16

const EQUAL = 0x15
const GREATER_OR_EQUAL = 0x35
const ANY_BIT = 0x45

const ALLOW = 0x7fff0000
const KILL = 0x80000000
const NOT_PERMITTED = 0x00050000 | 1
const NOT_IMPLEMENTED = 0x00050000 | 38

/** Numbers from here on are the x32 interface, a second door to every call. */
const X32_BIT = 0x40000000
/** CLONE_NEWNS, NEWCGROUP, NEWUTS, NEWIPC, NEWUSER, NEWPID and NEWNET. */
const NEW_NAMESPACES = 0x7e020000
const AF_UNIX = 1
const CLONE3 = 435

/** The same on every architecture: io_uring, the new mount calls, pidfd_getfd. */
const deniedEverywhere = [425, 426, 427, 428, 429, 430, 431, 432, 433, 438, 442]

const x64 = {
  audit: 0xc000003e,
  clone: 56,
  socket: 41,
  // ptrace, syslog, personality, pivot_root, chroot, acct, mount, umount2, swapon, swapoff, reboot, init_module,
  // delete_module, quotactl, kexec_load, add_key, request_key, keyctl, unshare, perf_event_open, name_to_handle_at,
  // open_by_handle_at, setns, process_vm_readv, process_vm_writev, kcmp, finit_module, kexec_file_load, bpf,
  // userfaultfd
  denied: [
    101,
    103,
    135,
    155,
    161,
    163,
    165,
    166,
    167,
    168,
    169,
    175,
    176,
    179,
    246,
    248,
    249,
    250,
    272,
    298,
    303,
    304,
    308,
    310,
    311,
    312,
    313,
    320,
    321,
    323,
    ...deniedEverywhere,
  ],
}

const arm64 = {
  audit: 0xc00000b7,
  clone: 220,
  socket: 198,
  // umount2, mount, pivot_root, chroot, quotactl, acct, personality, unshare, kexec_load, init_module, delete_module,
  // syslog, ptrace, reboot, add_key, request_key, keyctl, swapon, swapoff, perf_event_open, name_to_handle_at,
  // open_by_handle_at, setns, process_vm_readv, process_vm_writev, kcmp, finit_module, bpf, userfaultfd,
  // kexec_file_load
  denied: [
    39,
    40,
    41,
    51,
    60,
    89,
    92,
    97,
    104,
    105,
    106,
    116,
    117,
    142,
    217,
    218,
    219,
    224,
    225,
    241,
    264,
    265,
    268,
    270,
    271,
    272,
    273,
    280,
    282,
    294,
    ...deniedEverywhere,
  ],
}

function load(offset: number): Buffer {
  return instruction(0x20, 0, 0, offset)
}

/** @param whenTrue how many instructions to skip where the comparison holds; `whenFalse` where it does not */
function jump(comparison: number, operand: number, whenTrue: number, whenFalse: number): Buffer {
  return instruction(comparison, whenTrue, whenFalse, operand)
}

function answer(action: number): Buffer {
  return instruction(0x06, 0, 0, action)
}

function onlyIf(expected: number, otherwise: number): Buffer[] {
  return [jump(EQUAL, expected, 1, 0), answer(otherwise)]
}

function instruction(code: number, whenTrue: number, whenFalse: number, operand: number): Buffer {
  const bytes = Buffer.alloc(8)
  bytes.writeUInt16LE(code, 0)
  bytes.writeUInt8(whenTrue, 2)
  bytes.writeUInt8(whenFalse, 3)
  bytes.writeUInt32LE(operand >>> 0, 4)
  return bytes
}
