package dryrun;

import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** What the signature names, found in the author's classes: a method of whatever class has it, or a class. */
abstract class Target {
    abstract Object answer(List<?> arguments) throws Throwable;

    /** The milliseconds that a call takes, carrying the values left out. */
    double time(List<?> arguments) throws Throwable {
        throw new Mismatch("a class is not timed");
    }

    /** @throws Mismatch where it is not there */
    static Target find(Classes classes, Map<?, ?> entry) throws Throwable {
        String name = (String) entry.get("name");
        if (entry.containsKey("methods")) {
            for (Class<?> each : classes.all()) {
                if (each.getSimpleName().equals(name)) return new Made(initialized(each), entry);
            }
            throw new Mismatch("there is no class named '" + name + "'");
        }
        List<Class<?>> owners = new ArrayList<>(classes.all());
        // A class Solution comes first, whatever else has a method of that name.
        owners.sort((one, other) -> Boolean.compare(isSolution(other), isSolution(one)));
        for (Class<?> owner : owners) {
            Method method = method(owner, entry);
            if (method != null) return new Function(initialized(owner), method, entry);
        }
        throw new Mismatch("there is no function named '" + name + "'");
    }

    private static boolean isSolution(Class<?> owner) {
        return owner.getSimpleName().equals("Solution");
    }

    private static Class<?> initialized(Class<?> owner) throws ClassNotFoundException {
        return Class.forName(owner.getName(), true, owner.getClassLoader());
    }

    /** The method with as many parameters as the signature has; by its very name, else by the same words. */
    private static Method method(Class<?> owner, Map<?, ?> signature) {
        String name = (String) signature.get("name");
        int parameters = ((List<?>) signature.get("parameters")).size();
        Method best = null;
        for (Method each : owner.getDeclaredMethods()) {
            boolean fits = words(each.getName()).equals(words(name)) && each.getParameterCount() == parameters;
            if (fits && !each.isSynthetic() && (best == null || rank(each, name) > rank(best, name))) best = each;
        }
        if (best != null) best.setAccessible(true);
        Class<?> above = owner.getSuperclass();
        return best == null && above != null && above != Object.class ? method(above, signature) : best;
    }

    private static String words(String name) {
        return name.replace("_", "").toLowerCase();
    }

    private static int rank(Method method, String name) {
        return (method.getName().equals(name) ? 2 : 0) + (Modifier.isPublic(method.getModifiers()) ? 1 : 0);
    }

    private static Object make(Class<?> made, List<?> arguments, List<?> parameters) throws Throwable {
        for (Constructor<?> constructor : made.getDeclaredConstructors()) {
            if (constructor.getParameterCount() != parameters.size()) continue;
            constructor.setAccessible(true);
            Object[] values = Arguments.decodeAll(arguments, parameters, constructor.getGenericParameterTypes());
            return thrownByAuthor(constructor, () -> constructor.newInstance(values));
        }
        String wanted = made.getSimpleName() + " with " + parameters.size() + " parameters";
        throw new Mismatch("there is no constructor of " + wanted);
    }

    private interface Call {
        Object call() throws ReflectiveOperationException;
    }

    private static Object thrownByAuthor(Executable called, Call call) throws Throwable {
        try {
            return call.call();
        } catch (InvocationTargetException thrown) {
            throw thrown.getCause();
        } catch (InstantiationException cannotBeMade) {
            throw new Mismatch(called.getName() + " is abstract");
        }
    }

    private static final class Function extends Target {
        private final Class<?> owner;
        private final Method method;
        private final List<?> parameters;
        private final String returns;

        Function(Class<?> owner, Method method, Map<?, ?> entry) {
            this.owner = owner;
            this.method = method;
            parameters = (List<?>) entry.get("parameters");
            returns = (String) entry.get("returns");
        }

        @Override
        Object answer(List<?> arguments) throws Throwable {
            Object receiver = receiver();
            Object[] values = decode(arguments);
            Object returned = thrownByAuthor(method, () -> method.invoke(receiver, values));
            if (!returns.equals("void")) return Results.encode(returned, returns);
            // It is judged by what it did to its first argument.
            if (values.length == 0) return null;
            return Results.encode(values[0], (String) ((Map<?, ?>) parameters.get(0)).get("type"));
        }

        @Override
        double time(List<?> arguments) throws Throwable {
            Object receiver = receiver();
            Object[] values = decode(arguments);
            long began = System.nanoTime();
            thrownByAuthor(method, () -> method.invoke(receiver, values));
            return (System.nanoTime() - began) / 1e6;
        }

        private Object receiver() throws Throwable {
            return Modifier.isStatic(method.getModifiers()) ? null : make(owner, List.of(), List.of());
        }

        private Object[] decode(List<?> arguments) throws Throwable {
            return Arguments.decodeAll(arguments, parameters, method.getGenericParameterTypes());
        }
    }

    private static final class Made extends Target {
        private final Class<?> made;
        private final Map<?, ?> entry;

        Made(Class<?> made, Map<?, ?> entry) {
            this.made = made;
            this.entry = entry;
        }

        /** Makes an object and asks for one operation after the other; gives what each returned, null for the first. */
        @Override
        Object answer(List<?> operations) throws Throwable {
            List<Object> results = new ArrayList<>();
            Object object = null;
            for (Object operation : operations) {
                String name = (String) ((List<?>) operation).get(0);
                List<?> arguments = (List<?>) ((List<?>) operation).get(1);
                try {
                    if (results.isEmpty()) {
                        object = make(made, arguments, (List<?>) entry.get("parameters"));
                        results.add(null);
                    } else {
                        results.add(perform(object, signatureOf(name), arguments));
                    }
                } catch (Throwable thrown) {
                    throw new Failure.InOperation(told(results.size() + 1, name, arguments), thrown);
                }
            }
            return results;
        }

        private Object perform(Object object, Map<?, ?> signature, List<?> arguments) throws Throwable {
            Method method = method(made, signature);
            if (method == null) throw new Mismatch("there is no method named '" + signature.get("name") + "'");
            List<?> parameters = (List<?>) signature.get("parameters");
            Object[] values = Arguments.decodeAll(arguments, parameters, method.getGenericParameterTypes());
            Object returned = thrownByAuthor(method, () -> method.invoke(object, values));
            String returns = (String) signature.get("returns");
            return returns.equals("void") ? null : Results.encode(returned, returns);
        }

        private Map<?, ?> signatureOf(String name) {
            for (Object method : (List<?>) entry.get("methods")) {
                if (((Map<?, ?>) method).get("name").equals(name)) return (Map<?, ?>) method;
            }
            throw new Mismatch("there is no method named '" + name + "'");
        }

        private static String told(int number, String name, List<?> arguments) {
            String given = Json.print(arguments);
            given = given.substring(1, given.length() - 1).replace(",", ", ");
            if (given.length() > 40) given = given.substring(0, 40) + "...";
            return "operation " + number + ", " + name + "(" + given + ")";
        }
    }
}
