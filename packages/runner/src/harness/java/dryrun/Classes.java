package dryrun;

import java.io.FileInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.jar.JarEntry;
import java.util.jar.JarInputStream;

/** The author's classes. They see the JDK and one another; the harness is not on their class path. */
final class Classes extends ClassLoader {
    /** How a stack trace names this loader, and so the author's own frames. */
    static final String NAME = "solution";

    private static final String SUFFIX = ".class";
    private final Map<String, byte[]> code = new LinkedHashMap<>();

    /** Reads all of a jar, which is what the compiler left. */
    Classes(String jar) throws IOException {
        super(NAME, ClassLoader.getPlatformClassLoader());
        setDefaultAssertionStatus(true);
        try (JarInputStream entries = new JarInputStream(new FileInputStream(jar), false)) {
            for (JarEntry entry = entries.getNextJarEntry(); entry != null; entry = entries.getNextJarEntry()) {
                String name = entry.getName();
                if (!name.endsWith(SUFFIX)) continue;
                String className = name.substring(0, name.length() - SUFFIX.length()).replace('/', '.');
                code.put(className, entries.readAllBytes());
            }
        }
    }

    /** All of them, in the order the compiler made them, none initialized yet. */
    List<Class<?>> all() throws ClassNotFoundException {
        List<Class<?>> classes = new ArrayList<>();
        for (String name : code.keySet()) classes.add(loadClass(name));
        return classes;
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
        byte[] found = code.get(name);
        if (found == null) throw new ClassNotFoundException(name);
        return defineClass(name, found, 0, found.length);
    }
}
