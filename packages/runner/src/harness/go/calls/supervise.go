package calls

import (
	"bufio"
	"bytes"
	"encoding/json"
	"os"
	"regexp"
	"runtime"
	"strconv"
	"sync"
	"syscall"
)

// A program runs in a process of its own: what Go calls a fatal error (a stack that is full, a deadlock, two writers of
// a map), and a panic of a goroutine, end a process and can be told only by another. That one then starts the program
// anew for the next call.

// The argument that a worker is started with.
const worker = "worker"

// What a crash prints is kept up to this; what went wrong stands at its beginning.
const mostCrashBytes = 256 * 1024

var channel struct{ calls, answers, printed uintptr }

// supervise never returns. It is given the descriptors calls are read from, answers are written to, and printed text goes to.
func supervise(arguments []string) {
	for index, kept := range []*uintptr{&channel.calls, &channel.answers, &channel.printed} {
		number, err := strconv.Atoi(arguments[index])
		if err != nil {
			os.Exit(1)
		}
		*kept = uintptr(number)
	}
	calls, answers, printed := int(channel.calls), int(channel.answers), int(channel.printed)
	reserveThreads()
	write(answers, []byte("up\n"))
	line, err := bufio.NewReader(descriptor(calls)).ReadBytes('\n')
	if err != nil {
		os.Exit(0)
	}
	var loading message
	if json.Unmarshal(line, &loading) != nil {
		os.Exit(1)
	}
	for nonce := loading.Nonce; ; nonce = "" {
		crash, exitCode := runWorker(nonce)
		said := describeCrash(crash, crash.nonce == loading.Nonce)
		if exitCode != 2 || crash.nonce == "" || said == nil {
			os.Exit(exitCode)
		}
		text, _ := json.Marshal(said)
		write(printed, []byte("\x00"+crash.nonce+"\x00"))
		write(answers, []byte(crash.nonce+" "+string(text)+"\n"))
		if crash.nonce == loading.Nonce {
			os.Exit(0)
		}
	}
}

// As many as its run-time ever needs at once: one that waits, one that runs, one that collects, and one to spare.
const reservedThreads = 4

// reserveThreads has the run-time start now what threads it will need, and keep them idle: a program may take all that
// are left, and collecting garbage meanwhile must not fail for want of one.
func reserveThreads() {
	runtime.GOMAXPROCS(1)
	var started sync.WaitGroup
	started.Add(reservedThreads)
	all := make(chan struct{})
	for range reservedThreads {
		go func() {
			runtime.LockOSThread()
			started.Done()
			<-all
			runtime.UnlockOSThread()
		}()
	}
	started.Wait()
	close(all)
}

// What a worker last said: the nonce of the call it was at, and what it printed when it crashed.
type crashReport struct {
	nonce string
	text  []byte
}

// runWorker waits in plain system calls, which start no thread: a program may have taken all there are.
func runWorker(nonce string) (crashReport, int) {
	nothing, err := os.OpenFile(os.DevNull, os.O_RDWR, 0)
	if err != nil {
		os.Exit(1)
	}
	var pipe [2]int
	if syscall.Pipe2(pipe[:], syscall.O_CLOEXEC) != nil {
		os.Exit(1)
	}
	attributes := &syscall.ProcAttr{
		Env:   os.Environ(),
		Files: []uintptr{nothing.Fd(), channel.printed, channel.printed, channel.calls, channel.answers, uintptr(pipe[1])},
	}
	process, err := syscall.ForkExec("/proc/self/exe", []string{os.Args[0], worker, nonce}, attributes)
	if err != nil {
		os.Exit(1)
	}
	syscall.Close(pipe[1])
	nothing.Close()
	crash := follow(descriptor(pipe[0]), nonce)
	syscall.Close(pipe[0])
	var status syscall.WaitStatus
	for {
		if _, err = syscall.Wait4(process, &status, 0, nil); err != syscall.EINTR {
			break
		}
	}
	if status.Signaled() {
		return crash, 128 + int(status.Signal())
	}
	return crash, status.ExitStatus()
}

// A worker says which call it is at by a line that begins with a zero byte; what follows the last of those is a crash.
func follow(said descriptor, nonce string) crashReport {
	crash := crashReport{nonce: nonce}
	lines := bufio.NewReader(said)
	for {
		line, err := lines.ReadBytes('\n')
		if len(line) > 1 && line[0] == 0 {
			crash = crashReport{nonce: string(bytes.TrimSpace(line[1:]))}
		} else if len(crash.text) < mostCrashBytes {
			crash.text = append(crash.text, line...)
		}
		if err != nil {
			return crash
		}
	}
}

// began tells the supervisor which call is being answered; none between two calls.
func began(nonce string) {
	write(crashDescriptor, []byte("\x00"+nonce+"\n"))
}

var (
	crashMessage = regexp.MustCompile(`(?m)^(panic|fatal error): .*`)
	crashLine    = regexp.MustCompile(`(?m)^\t\S*` + regexp.QuoteMeta(authorsFile) + `:(\d+)`)
	memorySpent  = regexp.MustCompile(`^fatal error: .*(out of memory|cannot allocate memory|exceeds address space limit)`)
)

// describeCrash gives the answer that a crash comes to, or nothing where it was none of the run-time's own.
func describeCrash(crash crashReport, loading bool) []any {
	found := crashMessage.Find(crash.text)
	if found == nil {
		return nil
	}
	if memorySpent.Match(found) {
		return []any{"out-of-memory"}
	}
	kind := "threw"
	if loading {
		kind = "refused"
	}
	lines := crashLine.FindAllSubmatch(crash.text, 2)
	if len(lines) == 0 {
		return []any{kind, string(found), nil}
	}
	innermost := lines[0]
	if bytes.Contains(found, []byte("stack overflow")) {
		// The last call has only begun; the line that made it says more.
		innermost = lines[len(lines)-1]
	}
	number, _ := strconv.Atoi(string(innermost[1]))
	return []any{kind, string(found), number}
}
