package dryrun;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The author's text with what practice sites give before its first line; no line of it is moved. */
final class AuthorText {
    private static final String GIVEN = String.join(
        " ",
        "import java.util.*;",
        "import java.util.concurrent.*;",
        "import java.util.concurrent.atomic.*;",
        "import java.util.function.*;",
        "import java.util.regex.*;",
        "import java.util.stream.*;",
        "import java.io.*;",
        "import java.math.*;",
        "import java.text.*;",
        "import java.time.*;",
        "import javafx.util.*; "
    );

    private static final String BLANK = "(?:\\s++|//[^\\n]*\\n|/\\*(?s:.*?)\\*/)";
    private static final Pattern PACKAGE = Pattern.compile(BLANK + "*+package\\s[^;]*;");
    private static final Pattern IMPORT = Pattern.compile(BLANK + "*+import\\s[^;]*;");

    private final String text;
    private final int afterPackage;
    private final int afterImports;

    AuthorText(String text) {
        this.text = text;
        afterPackage = endOf(PACKAGE, 0);
        int end = afterPackage;
        for (int next = endOf(IMPORT, end); next > end; next = endOf(IMPORT, end)) end = next;
        afterImports = end;
    }

    String withImports() {
        return text.substring(0, afterPackage) + GIVEN + text.substring(afterPackage);
    }

    /** With a class around all that follows the imports. */
    String inSolution() {
        String head = text.substring(0, afterPackage) + GIVEN + text.substring(afterPackage, afterImports);
        return head + "class Solution { " + text.substring(afterImports) + "\n}";
    }

    private int endOf(Pattern pattern, int start) {
        Matcher matcher = pattern.matcher(text).region(start, text.length());
        return matcher.lookingAt() ? matcher.end() : start;
    }
}
