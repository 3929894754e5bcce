// Package limits holds a program to a stack and a heap that its memory has room for. The run-time's own bound of a stack
// is a gigabyte, so a recursion without end would be told as spent memory; and its collector would go on for many
// seconds, nearly without pause, before the last of the memory is taken.
package limits

import (
	"os"
	"runtime"
	"runtime/debug"
	"runtime/metrics"
)

// OutOfMemory is what is printed before a program is ended for that.
const OutOfMemory = "fatal error: out of memory\n"

// A stack that is full is copied into one twice its size, and both have to fit into the memory of a function. It holds
// a million calls of the usual size.
const mostStack = 128 << 20

func init() {
	// A negative limit only asks; it is set from the environment.
	memory := debug.SetMemoryLimit(-1)
	debug.SetMaxStack(mostStack)
	watch(uint64(memory))
}

// A collection finds this unused, and so has it watch.
type collected struct{ _ *collected }

// watch ends the program when a collection has left more than its memory.
func watch(memory uint64) {
	left := []metrics.Sample{{Name: "/gc/heap/live:bytes"}}
	var look func(*collected)
	look = func(seen *collected) {
		metrics.Read(left)
		if left[0].Value.Uint64() > memory {
			print(OutOfMemory)
			os.Exit(2)
		}
		runtime.SetFinalizer(seen, look)
	}
	runtime.SetFinalizer(&collected{}, look)
}
