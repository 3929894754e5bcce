package dryrun;

import java.lang.reflect.Array;
import java.lang.reflect.GenericArrayType;
import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.lang.reflect.WildcardType;
import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/** What a call carries, made into what the author's parameters are declared as. */
final class Arguments {
    private Arguments() {}

    /** @param parameters as the signature has them; `declared` as the author has */
    static Object[] decodeAll(List<?> wires, List<?> parameters, Type[] declared) throws ReflectiveOperationException {
        Object[] values = new Object[declared.length];
        Object tree = null;
        for (int index = 0; index < values.length; index++) {
            Map<?, ?> parameter = (Map<?, ?>) parameters.get(index);
            String type = (String) parameter.get("type");
            try {
                values[index] = type.equals("tree_node_by_value")
                    ? nodeOf(tree, wires.get(index), rawType(declared[index]))
                    : decode(wires.get(index), type, declared[index]);
                if (type.equals("tree_node") && tree == null) tree = values[index];
            } catch (Misfit misfit) {
                String declaredAs = declared[index].getTypeName().replaceAll("\\b(\\w+\\.)+", "");
                String place = declaredAs + ' ' + parameter.get("name");
                throw new Mismatch(misfit.getMessage() + " does not fit '" + place + "'");
            }
        }
        return values;
    }

    static Object decode(Object wire, String type, Type declared) throws ReflectiveOperationException {
        Class<?> wanted = rawType(declared);
        if (type.endsWith("[]")) {
            if (wire == null) return null;
            String itemType = type.substring(0, type.length() - 2);
            List<?> items = (List<?>) wire;
            return wanted.isArray() ? array(items, itemType, declared) : collection(items, itemType, declared);
        }
        if (type.equals("list_node")) return Nodes.toList(orEmpty(wire), wanted);
        if (type.equals("cyclic_list")) return cyclicList((List<?>) wire, wanted);
        if (type.equals("tree_node")) return Nodes.toTree(orEmpty(wire), wanted);
        if (wire != null) return scalar(wire, type, wanted);
        if (wanted.isPrimitive()) throw new Misfit(wire);
        return null;
    }

    /** @param wire the values, and the place of the node that the tail leads back to */
    private static Object cyclicList(List<?> wire, Class<?> wanted) throws ReflectiveOperationException {
        return Nodes.toList((List<?>) wire.get(0), ((Number) wire.get(1)).intValue(), wanted);
    }

    private static Object nodeOf(Object tree, Object wire, Class<?> wanted) throws ReflectiveOperationException {
        Object node = wire == null ? null : Nodes.withValue(tree, wire);
        if (node != null && !wanted.isInstance(node)) throw new Misfit(wire);
        return node;
    }

    private static List<?> orEmpty(Object wire) {
        return wire == null ? List.of() : (List<?>) wire;
    }

    private static Object array(List<?> items, String itemType, Type declared) throws ReflectiveOperationException {
        Type component = declared instanceof GenericArrayType
            ? ((GenericArrayType) declared).getGenericComponentType()
            : ((Class<?>) declared).getComponentType();
        Object array = Array.newInstance(rawType(component), items.size());
        for (int index = 0; index < items.size(); index++) {
            Array.set(array, index, decode(items.get(index), itemType, component));
        }
        return array;
    }

    private static Object collection(List<?> items, String itemType, Type declared)
        throws ReflectiveOperationException {
        Type component = declared instanceof ParameterizedType
            ? ((ParameterizedType) declared).getActualTypeArguments()[0]
            : Object.class;
        Collection<Object> made = emptyCollection(rawType(declared), items);
        for (Object item : items) made.add(decode(item, itemType, component));
        return made;
    }

    @SuppressWarnings("unchecked")
    private static Collection<Object> emptyCollection(Class<?> wanted, Object wire)
        throws ReflectiveOperationException {
        if (wanted.isAssignableFrom(ArrayList.class)) return new ArrayList<>();
        if (wanted.isAssignableFrom(ArrayDeque.class)) return new ArrayDeque<>();
        if (wanted.isAssignableFrom(LinkedHashSet.class)) return new LinkedHashSet<>();
        if (wanted.isAssignableFrom(TreeSet.class)) return new TreeSet<>();
        boolean isCollection = Collection.class.isAssignableFrom(wanted);
        if (!isCollection || Modifier.isAbstract(wanted.getModifiers())) throw new Misfit(wire);
        return (Collection<Object>) wanted.getConstructor().newInstance();
    }

    private static Object scalar(Object wire, String type, Class<?> wanted) {
        switch (type) {
            case "integer":
            case "long":
                return integer(wire, wanted);
            case "double":
                return fraction(wire, wanted);
            case "boolean":
                if (wanted == boolean.class || wanted.isAssignableFrom(Boolean.class)) return wire;
                throw new Misfit(wire);
            default:
                return text((String) wire, type, wanted);
        }
    }

    private static Object integer(Object wire, Class<?> wanted) {
        // Nearly all of the many numbers of a long array.
        if (wanted == int.class && wire instanceof Long && ((Long) wire).intValue() == (Long) wire) {
            return ((Long) wire).intValue();
        }
        BigInteger value = new BigInteger(wire.toString());
        try {
            if (wanted == int.class || wanted == Integer.class) return value.intValueExact();
            if (wanted == long.class || wanted == Long.class) return value.longValueExact();
            if (wanted == short.class || wanted == Short.class) return value.shortValueExact();
            if (wanted == byte.class || wanted == Byte.class) return value.byteValueExact();
            if (wanted == double.class || wanted == Double.class) return value.doubleValue();
            if (wanted == BigInteger.class) return value;
            if (!wanted.isAssignableFrom(Integer.class)) throw new Misfit(wire);
            if (value.bitLength() < Integer.SIZE) return value.intValue();
            return value.longValueExact();
        } catch (ArithmeticException tooLarge) {
            throw new Misfit(wire);
        }
    }

    private static Object fraction(Object wire, Class<?> wanted) {
        Double value = Double.valueOf(wire.toString());
        if (wanted == double.class || wanted.isAssignableFrom(Double.class)) return value;
        if (wanted == float.class || wanted == Float.class) return value.floatValue();
        throw new Misfit(wire);
    }

    private static Object text(String wire, String type, Class<?> wanted) {
        boolean isAny = wanted == Object.class && type.equals("character");
        boolean isCharacter = wanted == char.class || wanted == Character.class || isAny;
        if (isCharacter && wire.length() == 1) return wire.charAt(0);
        if (!isCharacter && wanted.isAssignableFrom(String.class)) return wire;
        if (wanted == char[].class) return wire.toCharArray();
        throw new Misfit(wire);
    }

    private static Class<?> rawType(Type type) {
        if (type instanceof Class) return (Class<?>) type;
        if (type instanceof ParameterizedType) return rawType(((ParameterizedType) type).getRawType());
        if (type instanceof WildcardType) return rawType(((WildcardType) type).getUpperBounds()[0]);
        if (type instanceof TypeVariable) return rawType(((TypeVariable<?>) type).getBounds()[0]);
        return Array.newInstance(rawType(((GenericArrayType) type).getGenericComponentType()), 0).getClass();
    }

    /** A value that cannot be of the declared type; whose it is, is known further up. */
    private static final class Misfit extends RuntimeException {
        Misfit(Object wire) {
            super(shortened(Json.print(wire)));
        }

        private static String shortened(String text) {
            return text.length() <= 40 ? text : text.substring(0, 40) + "...";
        }
    }
}
