package dryrun;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.zip.ZipEntry;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;

/**
 * Where the compiler finds what the author did not write, and leaves what it made. It reads the JDK and the given
 * classes, nothing else.
 */
final class CompiledClasses extends ForwardingJavaFileManager<StandardJavaFileManager> {
    private final Map<String, ByteArrayOutputStream> made = new LinkedHashMap<>();

    /** @param given the folders of classes that the author may use without having written them */
    CompiledClasses(JavaCompiler compiler, List<Path> given) throws IOException {
        super(compiler.getStandardFileManager(null, null, StandardCharsets.UTF_8));
        fileManager.setLocationFromPaths(StandardLocation.SOURCE_PATH, given);
        fileManager.setLocationFromPaths(StandardLocation.CLASS_PATH, List.of());
    }

    @Override
    public JavaFileObject getJavaFileForOutput(
        Location location, String name, JavaFileObject.Kind kind, FileObject sibling
    ) {
        String path = name.replace('.', '/') + kind.extension;
        return new SimpleJavaFileObject(URI.create("memory:///classes"), kind) {
            @Override
            public OutputStream openOutputStream() {
                ByteArrayOutputStream bytes = new ByteArrayOutputStream();
                made.put(path, bytes);
                return bytes;
            }
        };
    }

    /** Not compressed, as it is read once, soon. */
    void writeTo(Path jar, String mainClass) throws IOException {
        Manifest manifest = new Manifest();
        manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
        manifest.getMainAttributes().put(Attributes.Name.MAIN_CLASS, mainClass);
        try (JarOutputStream entries = new JarOutputStream(Files.newOutputStream(jar), manifest)) {
            entries.setLevel(0);
            for (Map.Entry<String, ByteArrayOutputStream> each : made.entrySet()) {
                entries.putNextEntry(new ZipEntry(each.getKey()));
                each.getValue().writeTo(entries);
            }
        }
    }
}
