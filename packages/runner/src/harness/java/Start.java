import java.io.File;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import javax.tools.ToolProvider;

/**
 * Compiles the harness and a program that lie beside it, tells how long that took, and starts the program in a machine of
 * its own. For an engine that starts one file of Java, and has no stage in which it compiles.
 *
 * usage: Start SOURCE OPTIONS-OF-THE-MACHINE..
 */
public final class Start {
    private static final String JAR = "solution.jar";

    public static void main(String[] args) throws Exception {
        long began = System.nanoTime();
        System.setOut(System.err);
        List<String> options = new ArrayList<>(List.of("-nowarn", "-proc:none", "-XDsuppressNotes", "-d", "classes"));
        for (File source : new File("dryrun").listFiles()) options.add(source.getPath());
        if (ToolProvider.getSystemJavaCompiler().run(null, null, null, options.toArray(new String[0])) != 0) System.exit(1);
        URL[] classes = {new File("classes/").toURI().toURL()};
        boolean compiled = (boolean) new URLClassLoader(classes)
            .loadClass("dryrun.Compile")
            .getMethod("compile", Path.class, Path.class, Path.class)
            .invoke(null, Path.of("given"), Path.of(args[0]), Path.of(JAR));
        if (!compiled) System.exit(1);
        System.err.flush();
        String told = "compiled " + (System.nanoTime() - began) / 1_000_000 + "\n";
        new FileOutputStream(FileDescriptor.out).write(told.getBytes());

        List<String> command = new ArrayList<>(List.of(System.getProperty("java.home") + "/bin/java"));
        command.addAll(Arrays.asList(args).subList(1, args.length));
        System.exit(new ProcessBuilder(command).inheritIO().start().waitFor());
    }
}
