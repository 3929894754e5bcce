package dryrun;

import java.lang.reflect.Array;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/** What the author's code returned, as JSON has it, by the type that the signature promises. */
final class Results {
    private static final long LARGEST_EXACT = (1L << 53) - 1;

    private Results() {}

    static Object encode(Object value, String type) throws ReflectiveOperationException {
        if (type.equals("list_node")) return Nodes.fromList(value);
        if (type.equals("tree_node")) return Nodes.fromTree(value);
        if (value == null) return null;
        if (type.equals("tree_node_by_value")) return Nodes.toValue(value);
        Object encoded = type.endsWith("[]") ? items(value, type) : scalar(value, type);
        if (encoded == null) throw Mismatch.returned(value, type);
        return encoded;
    }

    private static List<Object> items(Object value, String type) throws ReflectiveOperationException {
        String itemType = type.substring(0, type.length() - 2);
        List<Object> encoded = new ArrayList<>();
        if (value instanceof Collection) {
            for (Object item : (Collection<?>) value) encoded.add(encode(item, itemType));
        } else if (value.getClass().isArray()) {
            int length = Array.getLength(value);
            for (int index = 0; index < length; index++) encoded.add(encode(Array.get(value, index), itemType));
        } else {
            return null;
        }
        return encoded;
    }

    private static Object scalar(Object value, String type) {
        switch (type) {
            case "integer":
            case "long":
                return integer(value);
            case "double":
                boolean isFraction = value instanceof Double || value instanceof Float;
                return isFraction ? fraction(Double.parseDouble(value.toString())) : integer(value);
            case "boolean":
                return value instanceof Boolean ? value : null;
            case "character":
                return value instanceof Character || value instanceof String ? value.toString() : null;
            case "string":
                if (value instanceof char[]) return new String((char[]) value);
                return value instanceof CharSequence ? value.toString() : null;
            default:
                return null;
        }
    }

    private static Object integer(Object value) {
        if (value instanceof BigInteger) return value.toString();
        boolean isSmall = value instanceof Integer || value instanceof Short || value instanceof Byte;
        if (!isSmall && !(value instanceof Long)) return null;
        long number = ((Number) value).longValue();
        return Math.abs(number) <= LARGEST_EXACT && number != Long.MIN_VALUE ? (Object) number : String.valueOf(number);
    }

    private static Object fraction(double number) {
        return Double.isFinite(number) ? (Object) number : String.valueOf(number);
    }
}
