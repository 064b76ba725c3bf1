package kodama.file;

import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Files that a program keeps for itself in a folder of its own. A link may lead anywhere, so it is never followed. */
public final class PlainFiles {
    private PlainFiles() {}

    /** Tells whether there is a folder; one that is reached through a link is one, too. */
    public static boolean isFolder(Path folder) {
        return Files.isDirectory(folder);
    }

    /** Tells whether there is a file. */
    public static boolean isFile(Path file) {
        return Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS);
    }

    /** Tells whether there is a link. */
    public static boolean isLink(Path path) {
        return Files.isSymbolicLink(path);
    }

    /** Tells in a sentence what else is in the place of a file; null if there is a file, a link or nothing. */
    public static @Nullable String describeNonFile(Path path) {
        if (!Files.exists(path, LinkOption.NOFOLLOW_LINKS) || isFile(path) || isLink(path)) return null;
        return isFolder(path) ? "it is a folder" : "it is not a file";
    }

    /** Returns the size of a file in bytes. */
    public static long size(Path file) throws IOException {
        return Files.size(file);
    }

    /** Reads a file as a whole. */
    public static byte[] read(Path file) throws IOException {
        return Files.readAllBytes(file);
    }

    /** Tells whether a file has exactly this content. */
    public static boolean hasContent(Path file, byte[] content) throws IOException {
        return isFile(file) && size(file) == content.length && Arrays.equals(read(file), content);
    }

    /** Deletes a file or a link, if there is one. */
    public static void delete(Path file) throws IOException {
        Files.deleteIfExists(file);
    }

    /**
     * Lists the files in a folder and in those below it; unreadable folders are skipped.
     *
     * @return sizes in bytes, by path below the folder with {@code /} between names
     */
    public static SortedMap<String, Long> sizes(Path folder) {
        SortedMap<String, Long> sizes = new TreeMap<>();
        addSizes(folder, "", sizes);
        return sizes;
    }

    private static void addSizes(Path at, String prefix, SortedMap<String, Long> sizes) {
        try (DirectoryStream<Path> entries = Files.newDirectoryStream(at)) {
            for (Path entry : entries) {
                String path = prefix + entry.getFileName();
                if (Files.isDirectory(entry, LinkOption.NOFOLLOW_LINKS)) addSizes(entry, path + "/", sizes);
                else if (isFile(entry)) addSize(entry, path, sizes);
            }
        } catch (IOException | DirectoryIteratorException unreadable) {
            // what cannot be seen is not there
        }
    }

    /** A temporary file may be gone by now. */
    private static void addSize(Path file, String path, SortedMap<String, Long> sizes) {
        try {
            sizes.put(path, size(file));
        } catch (IOException gone) {
            // then it counts for nothing
        }
    }
}
