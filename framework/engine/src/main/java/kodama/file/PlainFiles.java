package kodama.file;

import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** The program's private files in a folder of its own. Links may lead anywhere, so they are never followed. */
public final class PlainFiles {
    private PlainFiles() {}

    /** Returns whether a folder exists; it may be reached through a link. */
    public static boolean isFolder(Path folder) {
        return Files.isDirectory(folder);
    }

    /** Returns whether a regular file exists. */
    public static boolean isFile(Path file) {
        return Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS);
    }

    /** Returns whether a link exists. */
    public static boolean isLink(Path path) {
        return Files.isSymbolicLink(path);
    }

    /** Describes something that is not a file, as a sentence; null if there is a file, a link or nothing. */
    public static @Nullable String describeNonFile(Path path) {
        if (!Files.exists(path, LinkOption.NOFOLLOW_LINKS) || isFile(path) || isLink(path)) return null;
        return isFolder(path) ? "it is a folder" : "it is not a file";
    }

    /** Returns the size of a file in bytes. */
    public static long size(Path file) throws IOException {
        return Files.size(file);
    }

    /** Reads a whole file. */
    public static byte[] read(Path file) throws IOException {
        return Files.readAllBytes(file);
    }

    /** Returns whether a file has exactly this content. */
    public static boolean hasContent(Path file, byte[] content) throws IOException {
        return isFile(file) && size(file) == content.length && Arrays.equals(read(file), content);
    }

    /** Deletes a file or a link if it exists. */
    public static void delete(Path file) throws IOException {
        Files.deleteIfExists(file);
    }

    /**
     * Renames a file, and never replaces one, even if another program creates it at the same time.
     *
     * @param target its new name, in the same folder
     * @throws GameFileException if the target exists or the file cannot be renamed
     */
    public static void renameNew(Path file, Path target) {
        try {
            Files.createFile(target);
        } catch (FileAlreadyExistsException taken) {
            throw new GameFileException(target.toString(), "exists already", taken);
        } catch (IOException e) {
            throw new GameFileException(target.toString(), "cannot be created (" + FolderTree.reason(e) + ")", e);
        }
        try {
            AtomicFile.move(file, target);
        } catch (GameFileException refused) {
            deleteQuietly(target);
            throw refused;
        }
    }

    private static void deleteQuietly(Path file) {
        try {
            Files.deleteIfExists(file);
        } catch (IOException stays) {
            // the first failure is reported
        }
    }

    /**
     * Lists the files in a folder and all folders below; unreadable folders are skipped.
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
            // skip what cannot be read
        }
    }

    /** A temporary file may have been deleted in the meantime. */
    private static void addSize(Path file, String path, SortedMap<String, Long> sizes) {
        try {
            sizes.put(path, size(file));
        } catch (IOException gone) {
            // skip it
        }
    }
}
