package kodama.file;

import java.io.File;
import java.lang.reflect.InvocationTargetException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * The class path that the program was started with. Java finds no resources of a jar below a folder whose name ends in
 * {@code !}, see {@link ClassUrl}; a program in such a folder restarts itself in a class loader that does.
 */
public final class ProgramClassPath {
    private ProgramClassPath() {}

    /**
     * Restarts a program if its resources would not be found.
     *
     * @param main class whose {@code main} was called by Java
     * @return true if it was restarted and has ended
     */
    public static boolean relaunchIfNeeded(Class<?> main, String... args) {
        List<Path> places = Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
                .filter(place -> !place.isEmpty())
                .map(place -> Path.of(place).toAbsolutePath())
                .toList();
        if (main.getClassLoader() != ClassLoader.getSystemClassLoader()
                || places.stream().noneMatch(ClassUrl::isNeeded)) return false;
        start(places, main.getName(), args);
        return true;
    }

    /** The class loader is never closed, because threads of the program may run until the process ends. */
    private static void start(List<Path> places, String main, String... args) {
        URL[] urls = places.stream().map(ClassUrl::of).toArray(URL[]::new);
        ClassLoader loader = new URLClassLoader(urls, ClassLoader.getPlatformClassLoader());
        Thread.currentThread().setContextClassLoader(loader);
        try {
            loader.loadClass(main).getMethod("main", String[].class).invoke(null, (Object) args);
        } catch (InvocationTargetException failed) {
            throw new IllegalStateException(failed.getCause());
        } catch (ReflectiveOperationException impossible) {
            throw new IllegalStateException(impossible); // its main is running
        }
    }
}
