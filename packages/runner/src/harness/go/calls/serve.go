// Package calls answers calls to a Go program, inside a sandbox.
//
// One line of JSON comes in for each call, with a nonce; one line goes out for each, beginning with that nonce. Nothing
// here is trusted by the side that asks: the program shares this process and could do all of this itself. What it could
// claim is only ever its own answer to the call it was just given.
package calls

import (
	"bufio"
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"reflect"
	"runtime"
	"runtime/debug"
	"strings"
	"syscall"
	"time"
)

// The author's file; a line of a panic is told only where it is in there.
const authorsFile = "/solution.go"

// A Signature says how the program is called; only a class has methods.
type Signature struct {
	Name       string      `json:"name"`
	Parameters []Parameter `json:"parameters"`
	Returns    string      `json:"returns"`
	Methods    []Signature `json:"methods"`
}

type Parameter struct {
	Name string `json:"name"`
	Type string `json:"type"`
}

// A Program is what generated code hands over: a function; or what makes an object, and its methods by the names of the signature.
type Program struct {
	Entry   string
	Called  any
	Methods map[string]any
}

type message struct {
	Nonce     string            `json:"nonce"`
	Arguments []json.RawMessage `json:"arguments"`
	Timed     bool              `json:"timed"`
}

// Of the channel between the two processes of a run; the supervisor gives them these numbers.
const (
	callsDescriptor   = 3
	answersDescriptor = 4
	crashDescriptor   = 5
)

var loadingNonce string

// Runs before the author's own top level does, as that imports this.
func init() {
	if os.Args[1] != worker {
		supervise(os.Args[1:])
	}
	loadingNonce = os.Args[2]
	os.Args = os.Args[:1]
	reportCrashes()
}

// Serve answers until the other side hangs up.
func Serve(program Program) {
	var entry Signature
	if err := json.Unmarshal([]byte(program.Entry), &entry); err != nil {
		panic(err)
	}
	refusal := refuses(reflect.TypeOf(program.Called), entry)
	if refusal != "" {
		send(loadingNonce, "refused", refusal, nil)
		return
	}
	if loadingNonce != "" {
		send(loadingNonce, "loaded")
	}
	lines := bufio.NewReader(descriptor(callsDescriptor))
	for {
		line, err := lines.ReadBytes('\n')
		if err != nil {
			return
		}
		var asked message
		if err := json.Unmarshal(line, &asked); err != nil {
			panic(err)
		}
		began(asked.Nonce)
		send(asked.Nonce, answer(program, entry, asked)...)
		freeMemory()
	}
}

// freeMemory gives back what a call left, where that is much: the next call may have as much as this one.
func freeMemory() {
	var used runtime.MemStats
	runtime.ReadMemStats(&used)
	// A negative limit only asks.
	if int64(used.HeapAlloc) > debug.SetMemoryLimit(-1)/4 {
		debug.FreeOSMemory()
	}
}

// Why a function cannot be called as its signature says, whatever the arguments.
func refuses(function reflect.Type, entry Signature) string {
	if function.Kind() != reflect.Func {
		return fmt.Sprintf("%s is not a function", entry.Name)
	}
	if function.NumIn() != len(entry.Parameters) {
		return fmt.Sprintf("%s takes %d parameters, not %d", entry.Name, function.NumIn(), len(entry.Parameters))
	}
	if entry.Methods != nil && function.NumOut() != 1 {
		return fmt.Sprintf("what makes a %s does not return one", entry.Name)
	}
	if entry.Methods == nil && entry.Returns != "void" && function.NumOut() != 1 {
		return fmt.Sprintf("%s returns %d values, not one", entry.Name, function.NumOut())
	}
	return ""
}

func answer(program Program, entry Signature, asked message) (said []any) {
	place := ""
	defer func() {
		if recovered := recover(); recovered != nil {
			text, line := describe(recovered)
			said = []any{"threw", place + text, line}
		}
	}()
	if entry.Methods != nil {
		return []any{"returned", perform(program, entry, asked.Arguments, &place)}
	}
	if asked.Timed {
		return []any{"returned", clocked(program.Called, entry, asked.Arguments)}
	}
	return []any{"returned", call(program.Called, entry, asked.Arguments)}
}

// perform makes an object and asks it for one operation after the other; gives what each returned, nothing for the
// first. Where it is, in words, is kept in place.
func perform(program Program, entry Signature, operations []json.RawMessage, place *string) json.RawMessage {
	results := []byte("[null")
	var made reflect.Value
	for index, operation := range operations {
		name, given := readOperation(operation)
		*place = fmt.Sprintf("operation %d, %s(%s): ", index+1, name, shortened(given))
		if index == 0 {
			made = invoke(reflect.ValueOf(program.Called), decodeAll(reflect.TypeOf(program.Called), 0, entry, given))[0]
			if made.Kind() != reflect.Pointer {
				kept := reflect.New(made.Type())
				kept.Elem().Set(made)
				made = kept
			}
			continue
		}
		results = append(results, ',')
		method, wanted := reflect.ValueOf(program.Methods[name]), methodOf(entry, name)
		if !method.IsValid() {
			panic(mismatch(fmt.Sprintf("there is no method named '%s'", name)))
		}
		if method.Type().NumIn() != len(wanted.Parameters)+1 {
			panic(mismatch(fmt.Sprintf("%s takes %d parameters, not %d", name, method.Type().NumIn()-1, len(wanted.Parameters))))
		}
		values := append([]reflect.Value{made}, decodeAll(method.Type(), 1, wanted, given)...)
		returned := invoke(method, values)
		if wanted.Returns == "void" {
			results = append(results, "null"...)
			continue
		}
		results = encode(results, one(returned, name), wanted.Returns)
	}
	return append(results, ']')
}

func readOperation(operation json.RawMessage) (name string, arguments []json.RawMessage) {
	var parts [2]json.RawMessage
	mustRead(operation, &parts)
	mustRead(parts[0], &name)
	mustRead(parts[1], &arguments)
	return name, arguments
}

func methodOf(entry Signature, name string) Signature {
	for _, method := range entry.Methods {
		if method.Name == name {
			return method
		}
	}
	return Signature{}
}

func call(function any, entry Signature, arguments []json.RawMessage) json.RawMessage {
	values := decodeAll(reflect.TypeOf(function), 0, entry, arguments)
	returned := invoke(reflect.ValueOf(function), values)
	if entry.Returns != "void" {
		return encode(nil, one(returned, entry.Name), entry.Returns)
	}
	if len(values) == 0 {
		return json.RawMessage("null")
	}
	return encode(nil, values[0], entry.Parameters[0].Type)
}

// clocked gives the milliseconds that a call takes, carrying the values left out.
func clocked(function any, entry Signature, arguments []json.RawMessage) float64 {
	called, values := reflect.ValueOf(function), decodeAll(reflect.TypeOf(function), 0, entry, arguments)
	began := time.Now()
	invoke(called, values)
	return float64(time.Since(began)) / float64(time.Millisecond)
}

func invoke(function reflect.Value, values []reflect.Value) []reflect.Value {
	if function.Type().IsVariadic() {
		return function.CallSlice(values)
	}
	return function.Call(values)
}

func one(returned []reflect.Value, name string) reflect.Value {
	if len(returned) != 1 {
		panic(mismatch(fmt.Sprintf("%s returned %d values, not one", name, len(returned))))
	}
	return returned[0]
}

func shortened(arguments []json.RawMessage) string {
	text := string(bytes.Join(rawBytes(arguments), []byte(", ")))
	if len(text) > 40 {
		return strings.ToValidUTF8(text[:40], "") + "..."
	}
	return text
}

func rawBytes(values []json.RawMessage) [][]byte {
	all := make([][]byte, len(values))
	for index, value := range values {
		all[index] = value
	}
	return all
}

// describe gives the message, and the innermost line of the author's own source that the panic came through, if any.
func describe(recovered any) (string, any) {
	if wrong, ok := recovered.(mismatch); ok {
		return string(wrong), nil
	}
	frames := runtime.CallersFrames(callers())
	for {
		frame, more := frames.Next()
		if strings.HasSuffix(frame.File, authorsFile) {
			return "panic: " + fmt.Sprint(recovered), frame.Line
		}
		if !more {
			return "panic: " + fmt.Sprint(recovered), nil
		}
	}
}

// The innermost calls are enough: the author's own are above whatever of the library panicked.
func callers() []uintptr {
	found := make([]uintptr, 64)
	return found[:runtime.Callers(0, found)]
}

// send ends what a call printed with its mark, then answers it.
func send(nonce string, said ...any) {
	text, err := json.Marshal(said)
	if err != nil {
		panic(err)
	}
	began("")
	write(1, []byte("\x00"+nonce+"\x00"))
	write(answersDescriptor, append([]byte(nonce+" "), append(text, '\n')...))
}

func write(to int, data []byte) {
	for len(data) > 0 {
		written, err := syscall.Write(to, data)
		if err == syscall.EINTR || err == syscall.EAGAIN {
			continue
		}
		if err != nil {
			os.Exit(1)
		}
		data = data[written:]
	}
}

// A descriptor is read as it is: the run-time's poller would keep a deadlock from being seen.
type descriptor int

func (from descriptor) Read(into []byte) (int, error) {
	for {
		count, err := syscall.Read(int(from), into)
		switch {
		case err == syscall.EINTR:
			continue
		case err != nil:
			return 0, err
		case count == 0:
			return 0, os.ErrClosed
		}
		return count, nil
	}
}
