package dryrun;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** JSON as it crosses the channel: lists, maps, strings, booleans, null; an integer that fits is a Long, else a Double. */
final class Json {
    private final String text;
    private int at;

    private Json(String text) {
        this.text = text;
    }

    static Object parse(String text) {
        return new Json(text).value();
    }

    /** In ASCII only, so that half characters arrive as they left. */
    static String print(Object value) {
        StringBuilder printed = new StringBuilder();
        print(value, printed);
        return printed.toString();
    }

    private Object value() {
        switch (nextVisible()) {
            case '{':
                return object();
            case '[':
                return list();
            case '"':
                return string();
            case 't':
                at += 4;
                return true;
            case 'f':
                at += 5;
                return false;
            case 'n':
                at += 4;
                return null;
            default:
                return number();
        }
    }

    private Map<String, Object> object() {
        Map<String, Object> members = new LinkedHashMap<>();
        at++;
        while (nextVisible() != '}') {
            String name = string();
            nextVisible();
            at++;
            members.put(name, value());
            if (nextVisible() == ',') at++;
        }
        at++;
        return members;
    }

    private List<Object> list() {
        List<Object> items = new ArrayList<>();
        at++;
        while (nextVisible() != ']') {
            items.add(value());
            if (nextVisible() == ',') at++;
        }
        at++;
        return items;
    }

    private String string() {
        int end = ++at;
        while (text.charAt(end) != '"' && text.charAt(end) != '\\') end++;
        StringBuilder read = new StringBuilder(text.substring(at, end));
        for (at = end; text.charAt(at) != '"'; at++) {
            read.append(text.charAt(at) == '\\' ? escaped() : text.charAt(at));
        }
        at++;
        return read.toString();
    }

    private char escaped() {
        char letter = text.charAt(++at);
        switch (letter) {
            case 'b':
                return '\b';
            case 'f':
                return '\f';
            case 'n':
                return '\n';
            case 'r':
                return '\r';
            case 't':
                return '\t';
            case 'u':
                at += 4;
                return (char) Integer.parseInt(text.substring(at - 3, at + 1), 16);
            default:
                return letter;
        }
    }

    private Object number() {
        int start = at;
        while (at < text.length() && "+-.eE0123456789".indexOf(text.charAt(at)) >= 0) at++;
        String digits = text.substring(start, at);
        try {
            return Long.valueOf(digits);
        } catch (NumberFormatException fraction) {
            return Double.valueOf(digits);
        }
    }

    private char nextVisible() {
        while (Character.isWhitespace(text.charAt(at))) at++;
        return text.charAt(at);
    }

    private static void print(Object value, StringBuilder printed) {
        if (value instanceof String) {
            print((String) value, printed);
        } else if (value instanceof List) {
            char before = '[';
            for (Object item : (List<?>) value) {
                printed.append(before);
                print(item, printed);
                before = ',';
            }
            printed.append(before == '[' ? "[]" : "]");
        } else {
            printed.append(value);
        }
    }

    private static void print(String value, StringBuilder printed) {
        printed.append('"');
        for (int index = 0; index < value.length(); index++) {
            char letter = value.charAt(index);
            if (letter == '"' || letter == '\\') printed.append('\\').append(letter);
            else if (letter >= ' ' && letter <= '~') printed.append(letter);
            else printed.append("\\u").append(Integer.toHexString(letter | 0x10000), 1, 5);
        }
        printed.append('"');
    }
}
