package calls

import (
	"syscall"
	"unsafe"

	"dryrun/limits"
)

// Where the run-time's own messages go, of whatever ends a process among them; it has this for those who need them elsewhere.
//
//go:linkname overrideWrite runtime.overrideWrite
var overrideWrite func(descriptor uintptr, data unsafe.Pointer, count int32) int32

// What the run-time, or our own limits, say of a crash begins with one of these, each printed on its own.
var crashBeginnings = [...]string{"panic: ", "fatal error: ", "runtime: goroutine stack exceeds ", limits.OutOfMemory}

const standardError = 2

var crashing bool

// reportCrashes has what the run-time prints written to the supervisor too, and of a crash only to it: what a call
// printed is not to be buried under every goroutine's stack.
func reportCrashes() {
	overrideWrite = writeTwice
}

// Called where there may be little stack left and no goroutine runs.
//
//go:nosplit
func writeTwice(descriptor uintptr, data unsafe.Pointer, count int32) int32 {
	// The run-time wakes its poller by a write too, to a descriptor of its own.
	if descriptor == standardError {
		for index := range crashBeginnings {
			crashing = crashing || is(crashBeginnings[index], data, count)
		}
		syscall.RawSyscall(syscall.SYS_WRITE, crashDescriptor, uintptr(data), uintptr(count))
		if crashing {
			return count
		}
	}
	written, _, _ := syscall.RawSyscall(syscall.SYS_WRITE, descriptor, uintptr(data), uintptr(count))
	return int32(written)
}

//go:nosplit
func is(text string, data unsafe.Pointer, count int32) bool {
	if int(count) != len(text) {
		return false
	}
	for index := 0; index < len(text); index++ {
		if *(*byte)(unsafe.Add(data, index)) != text[index] {
			return false
		}
	}
	return true
}
