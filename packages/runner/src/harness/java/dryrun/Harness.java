package dryrun;

import java.io.BufferedReader;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.PrintStream;
import java.lang.reflect.Constructor;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/**
 * Answers calls to a Java program, inside a sandbox.
 *
 * One line of JSON comes in for the program and one for each call, each with a nonce; one line goes out for each,
 * beginning with that nonce. Nothing here is trusted by the side that asks: the program shares this machine and could
 * do all of this itself. What it could claim is only ever its own answer to the call it was just given.
 *
 * usage: Harness DESCRIPTOR-OF-CALLS DESCRIPTOR-OF-ANSWERS DESCRIPTOR-TO-PRINT-ON JAR-OF-THE-PROGRAM
 */
public final class Harness {
    /** For 100,000 calls inside one another. To leave a stack that is full Java takes six times its size in memory. */
    private static final long STACK_BYTES = 64L << 20;

    private final BufferedReader calls;
    private final OutputStream answers;
    private final PrintStream printed;

    private Harness(int callsIn, int answersOut, int printOn) throws ReflectiveOperationException {
        FileInputStream in = new FileInputStream(descriptor(callsIn));
        calls = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8), 1 << 16);
        answers = new FileOutputStream(descriptor(answersOut));
        printed = new Printed(new FileOutputStream(descriptor(printOn)));
    }

    public static void main(String[] args) throws Exception {
        Harness harness = new Harness(Integer.parseInt(args[0]), Integer.parseInt(args[1]), Integer.parseInt(args[2]));
        System.setOut(harness.printed);
        System.setErr(harness.printed);
        Thread serving = new Thread(null, () -> harness.serve(args[3]), "main", STACK_BYTES);
        serving.start();
        serving.join();
        // Threads that the program left do not keep it.
        Runtime.getRuntime().halt(0);
    }

    /** Java gives names to three descriptors; the others have a constructor that our manifest opens. */
    private static FileDescriptor descriptor(int number) throws ReflectiveOperationException {
        Constructor<FileDescriptor> constructor = FileDescriptor.class.getDeclaredConstructor(int.class);
        constructor.setAccessible(true);
        return constructor.newInstance(number);
    }

    private void serve(String jar) {
        try {
            send("up");
            Map<?, ?> message = receive();
            if (message == null) return;
            Target target = null;
            List<?> answer;
            try {
                Classes classes = new Classes(jar);
                Thread.currentThread().setContextClassLoader(classes);
                target = Target.find(classes, (Map<?, ?>) message.get("entry"));
                answer = List.of("loaded");
            } catch (Throwable thrown) {
                answer = Failure.answer("refused", thrown);
            }
            reply(message, answer);
            while (target != null && (message = receive()) != null) reply(message, answer(target, message));
        } catch (IOException hungUp) {
            // Nobody asks any more.
        }
    }

    private static List<?> answer(Target target, Map<?, ?> message) {
        try {
            List<?> given = (List<?>) message.get("arguments");
            return Arrays.asList("returned", message.containsKey("timed") ? target.time(given) : target.answer(given));
        } catch (Throwable thrown) {
            return Failure.answer("threw", thrown);
        }
    }

    private Map<?, ?> receive() throws IOException {
        String line = calls.readLine();
        return line == null ? null : (Map<?, ?>) Json.parse(line);
    }

    private void reply(Map<?, ?> message, List<?> answer) throws IOException {
        String line = message.get("nonce") + " " + Json.print(answer);
        flush(System.out);
        flush(System.err);
        printed.print("\0" + message.get("nonce") + "\0");
        send(line);
    }

    /** The program may have put anything in the place of what it prints to. */
    private static void flush(PrintStream stream) {
        try {
            if (stream != null) stream.flush();
        } catch (Throwable spoiled) {
            // What it kept is lost, and nothing else.
        }
    }

    private void send(String line) throws IOException {
        answers.write((line + '\n').getBytes(StandardCharsets.US_ASCII));
    }

    /** What is printed is written at once, so that it is not lost with the process; and a program cannot close it. */
    private static final class Printed extends PrintStream {
        Printed(OutputStream out) {
            super(out, true, StandardCharsets.UTF_8);
        }

        @Override
        public void close() {
            flush();
        }
    }
}
