package kodama.file;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/**
 * Files that are part of Kodama, in its jars or class folders. No other class reads resources of Kodama's classes;
 * files of a game are {@link GameFiles}.
 */
public final class BundledFiles {
    private BundledFiles() {}

    /**
     * Reads a file that need not exist.
     *
     * @param owner class in whose package the file is
     * @param name name of the file; from the root of the jar if it starts with {@code /}
     * @return its content; null if there is no such file
     */
    public static byte @Nullable [] find(Class<?> owner, String name) {
        try (InputStream in = owner.getResourceAsStream(name)) {
            return in == null ? null : in.readAllBytes();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /**
     * Reads a file that is part of Kodama.
     *
     * @param owner class in whose package the file is
     * @param name name of the file; from the root of the jar if it starts with {@code /}
     * @throws IllegalStateException if it is missing
     */
    public static byte[] read(Class<?> owner, String name) {
        byte[] content = find(owner, name);
        if (content == null) throw new IllegalStateException(path(owner, name) + " is missing from the jar");
        return content;
    }

    /** Reads a UTF-8 text file, as {@link #read} does. */
    public static String text(Class<?> owner, String name) {
        return new String(read(owner, name), StandardCharsets.UTF_8);
    }

    private static String path(Class<?> owner, String name) {
        return name.startsWith("/") ? name.substring(1) : owner.getPackageName().replace('.', '/') + "/" + name;
    }
}
