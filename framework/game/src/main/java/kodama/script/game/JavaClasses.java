package kodama.script.game;

import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Modifier;
import java.util.List;
import java.util.function.Predicate;
import kodama.base.JavaLine;

/** Finds the classes of a game, and creates objects of them. Any thread may call it. */
public final class JavaClasses {
    private final ClassLoader classes;
    private final List<String> places;
    private final Predicate<String> files;

    /**
     * Creates a finder.
     *
     * @param places the folders and jars in game.lua, for messages
     * @param files returns whether the game has a file, such as a source, for messages
     */
    public JavaClasses(ClassLoader classes, List<String> places, Predicate<String> files) {
        this.classes = classes;
        this.places = List.copyOf(places);
        this.files = files;
    }

    /**
     * Creates an object by a public constructor.
     *
     * @param name name of its class, with package
     * @param type class or interface that it must extend or implement
     * @throws JavaClassException if the class does not exist or is of another type, or if the constructor does not
     *     exist or throws
     */
    public <T> T newInstance(String name, Class<T> type, List<Class<?>> parameters, Object... arguments) {
        Constructor<? extends T> constructor = constructor(name, type, parameters);
        try {
            return constructor.newInstance(arguments);
        } catch (InvocationTargetException e) {
            throw creationFailure(name, e.getTargetException());
        } catch (ReflectiveOperationException | LinkageError e) {
            throw creationFailure(name, e);
        }
    }

    private <T> Class<? extends T> find(String name, Class<T> type) {
        Class<?> found = find(name);
        if (type.isAssignableFrom(found)) return found.asSubclass(type);
        String verb = type.isInterface() ? "implement " : "extend ";
        throw new JavaClassException("class '" + name + "' must " + verb + type.getName() + " but does not", null);
    }

    /**
     * Checks that an object of a class can be created by a public constructor without parameters. Does not initialize
     * the class.
     *
     * @param name name of the class, with package
     * @param type class or interface that it must extend or implement
     * @throws JavaClassException if it cannot
     */
    public void check(String name, Class<?> type) {
        constructor(name, type, List.of());
    }

    private <T> Constructor<? extends T> constructor(String name, Class<T> type, List<Class<?>> parameters) {
        Class<? extends T> found = find(name, type);
        if (Modifier.isAbstract(found.getModifiers()))
            throw new JavaClassException("class '" + name + "' must not be abstract", null);
        try {
            return found.getConstructor(parameters.toArray(Class<?>[]::new));
        } catch (NoSuchMethodException e) {
            throw new JavaClassException("class '" + name + "' has no public constructor " + describe(parameters), e);
        } catch (LinkageError e) { // the class of a parameter is missing
            throw notLoaded(name, e);
        }
    }

    /**
     * Finds a class by its name with package. Does not initialize it.
     *
     * @throws JavaClassException if the class does not exist or cannot be loaded
     */
    public Class<?> find(String name) {
        try {
            return Class.forName(name, false, classes);
        } catch (ClassNotFoundException e) {
            throw new JavaClassException("there is no Java class '" + name + "'" + expectedLocation(name), e);
        } catch (LinkageError | SecurityException e) { // SecurityException for a package of Java itself
            throw notLoaded(name, e);
        }
    }

    private static JavaClassException notLoaded(String name, Throwable cause) {
        return new JavaClassException("Java class '" + name + "' cannot be loaded: " + cause, cause);
    }

    private String expectedLocation(String name) {
        if (places.isEmpty()) return " and game.lua lists no 'java' folders or jars.";
        String source = "java/" + name.replace('.', '/') + ".java";
        if (files.test(source)) return ": " + source + " exists but is not compiled";
        return " in the game's 'java' folders and jars " + places + "; is it built?";
    }

    private static String describe(List<Class<?>> parameters) {
        if (parameters.isEmpty()) return "without parameters";
        return "with "
                + String.join(", ", parameters.stream().map(Class::getName).toList()) + " as its parameters";
    }

    private static JavaClassException creationFailure(String name, Throwable thrown) {
        Throwable cause =
                thrown instanceof ExceptionInInitializerError && thrown.getCause() != null ? thrown.getCause() : thrown;
        return new JavaClassException(
                "class '" + name + "' could not be created: " + cause + JavaLine.of(cause, JavaClasses.class), cause);
    }
}
