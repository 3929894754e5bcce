package dryrun;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.JavacTask;
import java.io.IOException;
import java.io.StringWriter;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.ToolProvider;

/**
 * Compiles the author's file into a jar, in a Java machine that starts fast. `javac` itself would ask that a public
 * class is called as its file is.
 *
 * usage: Compile FOLDER-OF-GIVEN-CLASSES SOURCE JAR
 */
public final class Compile {
    /** A file of this name is called by the harness; any other is a program that is started as it is. */
    static final String FUNCTION_FILE = "Solution.java";

    /** Expressions may be nested deeply; the compiler goes down into them. */
    private static final long STACK_BYTES = 64L << 20;

    /** No processors of annotations, which would be programs that run while we compile. */
    private static final List<String> OPTIONS =
        List.of("-proc:none", "-g", "-nowarn", "-Xlint:none", "-XDsuppressNotes", "-Xmaxerrs", "20");

    private static final JavaCompiler COMPILER = ToolProvider.getSystemJavaCompiler();

    private final List<Path> given;
    private final String name;
    private final String source;
    private final Path jar;

    private Compile(Path given, Path source, Path jar) throws IOException {
        this.name = source.getFileName().toString();
        this.given = name.equals(FUNCTION_FILE) ? List.of(given) : List.of();
        // Some editors begin a file with a mark of its encoding, which is no code.
        String text = Files.readString(source);
        this.source = text.startsWith("\uFEFF") ? text.substring(1) : text;
        this.jar = jar;
    }

    public static void main(String[] args) throws Exception {
        System.exit(compile(Path.of(args[0]), Path.of(args[1]), Path.of(args[2])) ? 0 : 1);
    }

    /** Prints what is wrong with the source, if anything, and gives whether the jar is made. */
    public static boolean compile(Path given, Path source, Path jar) throws Exception {
        Compile compile = new Compile(given, source, jar);
        boolean[] made = {false};
        Thread compiling = new Thread(null, () -> made[0] = compile.run(), "compiler", STACK_BYTES);
        compiling.start();
        compiling.join();
        return made[0];
    }

    private boolean run() {
        try {
            String errors = name.equals(FUNCTION_FILE) ? function() : compile(source);
            System.out.print(errors);
            return errors.isEmpty();
        } catch (IOException | RuntimeException | StackOverflowError | OutOfMemoryError broken) {
            System.out.print(error(reason(broken.toString())));
            return false;
        }
    }

    private String function() throws IOException {
        AuthorText author = new AuthorText(source);
        String errors = compile(author.withImports());
        // Methods may stand alone, without a class around them.
        return errors.isEmpty() || !hasBareMethod(author.inSolution()) ? errors : compile(author.inSolution());
    }

    /** @return what the compiler says; nothing where it has written the jar */
    private String compile(String text) throws IOException {
        StringWriter said = new StringWriter();
        boolean compiled = false;
        try (CompiledClasses classes = new CompiledClasses(COMPILER, given)) {
            JavacTask task = task(text, classes, said, null);
            MainClass main = new MainClass(name);
            task.setTaskListener(main);
            compiled = task.call();
            boolean canStart = main.found() != null || name.equals(FUNCTION_FILE);
            if (compiled && !canStart) return error("there is no class in it");
            if (compiled) classes.writeTo(jar, String.valueOf(main.found()));
        }
        return compiled || said.toString().contains(": error: ") ? said.toString() : error(reason(said.toString()));
    }

    private String error(String message) {
        return name + ": error: " + message + "\n";
    }

    /** Why the compiler itself broke off, which it tells with its own stack trace. */
    private static String reason(String said) {
        if (said.contains("StackOverflowError")) return "the compiler gave up, as the program is nested too deeply";
        if (said.contains("OutOfMemoryError")) return "the compiler ran out of memory";
        return "the compiler broke off";
    }

    /** @param errors collects what would otherwise be written to `said` */
    private JavacTask task(
        String text, CompiledClasses classes, Writer said, DiagnosticCollector<JavaFileObject> errors
    ) {
        List<AuthorFile> files = List.of(new AuthorFile(name, text));
        return (JavacTask) COMPILER.getTask(said, classes, errors, OPTIONS, null, files);
    }

    private boolean hasBareMethod(String text) throws IOException {
        DiagnosticCollector<JavaFileObject> said = new DiagnosticCollector<>();
        try (CompiledClasses classes = new CompiledClasses(COMPILER, given)) {
            for (CompilationUnitTree unit : task(text, classes, new StringWriter(), said).parse()) {
                for (Tree type : unit.getTypeDecls()) {
                    for (Tree member : ((ClassTree) type).getMembers()) {
                        if (member instanceof MethodTree) return said.getDiagnostics().isEmpty();
                    }
                }
            }
        }
        return false;
    }
}
