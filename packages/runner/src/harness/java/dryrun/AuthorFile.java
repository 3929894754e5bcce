package dryrun;

import java.net.URI;
import javax.tools.SimpleJavaFileObject;

/** The author's text as the compiler reads it. */
final class AuthorFile extends SimpleJavaFileObject {
    private final String name;
    private final String text;

    AuthorFile(String name, String text) {
        super(URI.create("file:///" + name), Kind.SOURCE);
        this.name = name;
        this.text = text;
    }

    @Override
    public String getName() {
        return name;
    }

    @Override
    public CharSequence getCharContent(boolean ignoreEncodingErrors) {
        return text;
    }

    /** A public class of any name may stand in it. */
    @Override
    public boolean isNameCompatible(String simpleName, Kind kind) {
        return kind == Kind.SOURCE;
    }
}
