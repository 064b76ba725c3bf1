package kodama.file;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/**
 * Files that Kodama itself brings along, in its jars or class folders. No other class reads resources of Kodama's
 * classes; files of a game are {@link GameFiles}.
 */
public final class BundledFiles {
    private BundledFiles() {}

    /**
     * Reads a file that need not exist.
     *
     * @param beside class in whose package the file is
     * @param name of the file; from the root of the jar if it starts with {@code /}
     * @return its content; null if there is no such file
     */
    public static byte @Nullable [] find(Class<?> beside, String name) {
        try (InputStream in = beside.getResourceAsStream(name)) {
            return in == null ? null : in.readAllBytes();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /**
     * Reads a file that is part of Kodama.
     *
     * @param beside class in whose package the file is
     * @param name of the file; from the root of the jar if it starts with {@code /}
     * @throws IllegalStateException if the jar is not complete
     */
    public static byte[] read(Class<?> beside, String name) {
        byte[] content = find(beside, name);
        if (content == null) throw new IllegalStateException(path(beside, name) + " is missing from the jar");
        return content;
    }

    /** Reads a text in UTF-8, as {@link #read} does. */
    public static String text(Class<?> beside, String name) {
        return new String(read(beside, name), StandardCharsets.UTF_8);
    }

    private static String path(Class<?> beside, String name) {
        return name.startsWith("/")
                ? name.substring(1)
                : beside.getPackageName().replace('.', '/') + "/" + name;
    }
}
