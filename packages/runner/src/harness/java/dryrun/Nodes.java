package dryrun;

import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.LinkedList;
import java.util.List;
import java.util.Queue;

/** Linked lists and trees of whatever class the author has for them. */
final class Nodes {
    /** A list or tree longer than this is taken to be a cycle. */
    private static final int MOST = 1_000_000;

    private Nodes() {}

    static Object toList(List<?> values, Class<?> node) throws ReflectiveOperationException {
        return toList(values, -1, node);
    }

    /** A list whose tail leads back to the node of a place; nowhere where there is none. */
    static Object toList(List<?> values, int backTo, Class<?> node) throws ReflectiveOperationException {
        Maker maker = new Maker(node);
        Field next = field(node, "next");
        Object head = null;
        Object tail = null;
        Object back = null;
        for (int index = values.size() - 1; index >= 0; index--) {
            Object made = maker.make(values.get(index));
            next.set(made, head);
            head = made;
            if (tail == null) tail = made;
            if (index == backTo) back = made;
        }
        if (back != null) next.set(tail, back);
        return head;
    }

    static Object toTree(List<?> values, Class<?> node) throws ReflectiveOperationException {
        Maker maker = new Maker(node);
        Field left = field(node, "left");
        Field right = field(node, "right");
        List<Object> nodes = new ArrayList<>(values.size());
        for (Object value : values) nodes.add(value == null ? null : maker.make(value));
        if (nodes.isEmpty()) return null;
        Iterator<Object> children = nodes.subList(1, nodes.size()).iterator();
        for (Object parent : nodes) {
            if (parent == null) continue;
            left.set(parent, children.hasNext() ? children.next() : null);
            right.set(parent, children.hasNext() ? children.next() : null);
        }
        return nodes.get(0);
    }

    static List<Object> fromList(Object head) throws ReflectiveOperationException {
        List<Object> values = new ArrayList<>();
        if (head == null) return values;
        Field val = readable(head, "val", "list_node");
        Field next = readable(head, "next", "list_node");
        for (Object node = head; node != null; node = next.get(node)) {
            if (values.size() == MOST) throw new Mismatch("returned a list that does not end");
            values.add(Results.encode(val.get(node), "integer"));
        }
        return values;
    }

    static List<Object> fromTree(Object root) throws ReflectiveOperationException {
        if (root == null) return Collections.emptyList();
        Field val = readable(root, "val", "tree_node");
        Field left = readable(root, "left", "tree_node");
        Field right = readable(root, "right", "tree_node");
        List<Object> values = new ArrayList<>();
        // A queue that holds null, which ArrayDeque does not.
        Queue<Object> level = new LinkedList<>(List.of(root));
        while (!level.isEmpty()) {
            Object node = level.remove();
            if (values.size() >= MOST) throw new Mismatch("returned a tree that does not end");
            values.add(node == null ? null : Results.encode(val.get(node), "integer"));
            if (node == null) continue;
            level.add(left.get(node));
            level.add(right.get(node));
        }
        while (values.get(values.size() - 1) == null) values.remove(values.size() - 1);
        return values;
    }

    /** The node of a tree that has a value; null where there is none. */
    static Object withValue(Object root, Object value) throws ReflectiveOperationException {
        if (root == null) return null;
        Field val = field(root.getClass(), "val");
        Field left = field(root.getClass(), "left");
        Field right = field(root.getClass(), "right");
        Queue<Object> level = new ArrayDeque<>(List.of(root));
        while (!level.isEmpty()) {
            Object node = level.remove();
            if (value.equals(Results.encode(val.get(node), "integer"))) return node;
            if (left.get(node) != null) level.add(left.get(node));
            if (right.get(node) != null) level.add(right.get(node));
        }
        return null;
    }

    static Object toValue(Object node) throws ReflectiveOperationException {
        readable(node, "left", "tree_node");
        return Results.encode(readable(node, "val", "tree_node").get(node), "integer");
    }

    /** Makes nodes by the constructor that takes the value, or by the one that takes nothing. */
    private static final class Maker {
        private final Field val;
        private final Constructor<?> constructor;

        Maker(Class<?> node) throws ReflectiveOperationException {
            val = field(node, "val");
            constructor = constructorOf(node);
        }

        Object make(Object value) throws ReflectiveOperationException {
            Object fitting = Arguments.decode(value, "integer", val.getGenericType());
            if (constructor.getParameterCount() == 1) return constructor.newInstance(fitting);
            Object node = constructor.newInstance();
            val.set(node, fitting);
            return node;
        }

        private static Constructor<?> constructorOf(Class<?> node) {
            Constructor<?> found = null;
            for (Constructor<?> each : node.getDeclaredConstructors()) {
                boolean takesNothing = each.getParameterCount() == 0;
                boolean takesValue = each.getParameterCount() == 1 && each.getParameterTypes()[0] != node;
                if (takesValue || takesNothing && found == null) found = each;
            }
            if (found == null) throw new Mismatch("there is no way to make a " + node.getSimpleName() + " of a value");
            found.setAccessible(true);
            return found;
        }
    }

    private static Field field(Class<?> node, String name) {
        try {
            Field field = node.getDeclaredField(name);
            field.setAccessible(true);
            return field;
        } catch (NoSuchFieldException missing) {
            throw new Mismatch(node.getSimpleName() + " has no field named '" + name + "'");
        }
    }

    private static Field readable(Object node, String name, String type) {
        try {
            Field field = node.getClass().getDeclaredField(name);
            field.setAccessible(true);
            return field;
        } catch (ReflectiveOperationException | RuntimeException missing) {
            throw Mismatch.returned(node, type);
        }
    }
}
