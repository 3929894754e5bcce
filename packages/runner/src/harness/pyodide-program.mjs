// Runs a whole Python program under Pyodide, in Deno without permissions but to read Pyodide's own folder, the snapshot
// and the program's file; or only compiles it.
//
// usage: pyodide-program.mjs <folder of pyodide> <snapshot that pyodide-snapshot.mjs made> <file> run|check
/* global Deno */

import { pathToFileURL } from 'node:url'

const [folder, snapshot, file, action] = Deno.args
const { loadPyodide } = await import(pathToFileURL(`${folder}/pyodide.mjs`).href)

const source = Deno.readFileSync(file)
const pyodide = await loadPyodide({ indexURL: `${folder}/`, _loadSnapshot: Deno.readFileSync(snapshot) })
pyodide.setStdin({ read: (buffer) => Deno.stdin.readSync(buffer) ?? 0 })
pyodide.setStdout({ write: (bytes) => writeAll(Deno.stdout, bytes) })
pyodide.setStderr({ write: (bytes) => writeAll(Deno.stderr, bytes) })
pyodide.FS.mkdirTree('/tmp')
pyodide.FS.writeFile('/tmp/solution.py', source)
pyodide.FS.chdir('/tmp')

const runProgram = pyodide.runPython(`
def run_program(action):
    import io, sys, traceback, types
    path = "/tmp/solution.py"
    try:
        code = compile(open(path, "rb").read(), path, "exec")
    except BaseException as error:
        traceback.print_exception(type(error), error, None)
        return 1
    if action == "check":
        return 0
    sys.argv = [path]
    sys.path.insert(0, "/tmp")
    main = types.ModuleType("__main__")
    main.__file__ = path
    main.__builtins__ = __builtins__
    sys.modules["__main__"] = main
    # Pyodide takes the end of a read for the end of a line, and standard input byte by byte is slow.
    sys.stdin = io.TextIOWrapper(io.BufferedReader(io.FileIO(0, closefd=False), 65536), encoding="utf-8", newline="\\n")
    try:
        exec(code, main.__dict__)
        return 0
    except SystemExit as exit:
        if exit.code is None or isinstance(exit.code, int):
            return (exit.code or 0) & 255
        print(exit.code, file=sys.stderr)
        return 1
    except BaseException as error:
        # Without the frame above, which is ours.
        traceback.print_exception(type(error), error, error.__traceback__.tb_next)
        return 130 if isinstance(error, KeyboardInterrupt) else 1
    finally:
        for stream in (sys.stdout, sys.stderr):
            try:
                stream.flush()
            except Exception:
                pass
run_program
`)
writeAll(Deno.stderr, new TextEncoder().encode('\0began\0'))
Deno.exit(runProgram(action))

function writeAll(to, bytes) {
  for (let written = 0; written < bytes.length; ) written += to.writeSync(bytes.subarray(written))
  return bytes.length
}
