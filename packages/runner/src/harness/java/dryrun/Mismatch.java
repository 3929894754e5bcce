package dryrun;

/** A value does not fit the type it should have, or what is called is not there: told in these words, with no line. */
final class Mismatch extends RuntimeException {
    Mismatch(String message) {
        super(message);
    }

    static Mismatch returned(Object value, String type) {
        String text;
        try {
            text = String.valueOf(value);
        } catch (Exception spoiled) {
            text = "a value that cannot be shown";
        }
        if (text.length() > 80) text = text.substring(0, 80) + "...";
        if (value instanceof CharSequence) text = '"' + text + '"';
        String kind = value == null ? "" : " (" + value.getClass().getSimpleName() + ")";
        return new Mismatch("returned " + text + kind + " where " + type + " was expected");
    }
}
