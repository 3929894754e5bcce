package dryrun;

import java.lang.reflect.InvocationTargetException;
import java.util.Arrays;
import java.util.List;

/** What went wrong in the author's own terms: the message, and the innermost line of theirs. */
final class Failure {
    private Failure() {}

    /** What an operation of a class threw, which is its cause. */
    static final class InOperation extends Exception {
        InOperation(String operation, Throwable cause) {
            super(operation, cause);
        }
    }

    /** @return the kind of answer, its message and its line */
    static List<Object> answer(String kind, Throwable thrown) {
        String operation = "";
        Throwable error = thrown;
        if (error instanceof InOperation) {
            operation = error.getMessage() + ": ";
            error = error.getCause();
        }
        boolean wraps = error instanceof InvocationTargetException || error instanceof ExceptionInInitializerError;
        if (wraps && error.getCause() != null) error = error.getCause();
        if (spentMemory(error)) return List.of("out-of-memory");
        if (error instanceof Mismatch) return Arrays.asList(kind, operation + error.getMessage(), null);
        return Arrays.asList(kind, operation + text(error), line(error));
    }

    private static boolean spentMemory(Throwable error) {
        // Java says the same of threads, of which there are enough for a moment after.
        return error instanceof OutOfMemoryError && !String.valueOf(error.getMessage()).contains("thread");
    }

    private static String text(Throwable error) {
        String name = error.getClass().getSimpleName();
        if (name.isEmpty()) name = error.getClass().getName();
        try {
            String message = error.getLocalizedMessage();
            return message == null || message.isEmpty() ? name : name + ": " + message;
        } catch (Throwable spoiled) {
            return name;
        }
    }

    private static Object line(Throwable error) {
        try {
            for (StackTraceElement frame : error.getStackTrace()) {
                boolean isOfClasses = Classes.NAME.equals(frame.getClassLoaderName());
                boolean isAuthors = isOfClasses && Compile.FUNCTION_FILE.equals(frame.getFileName());
                if (isAuthors && frame.getLineNumber() > 0) return (long) frame.getLineNumber();
            }
        } catch (Throwable spoiled) {
            // The author's own kind of error, which does not tell.
        }
        return null;
    }
}
