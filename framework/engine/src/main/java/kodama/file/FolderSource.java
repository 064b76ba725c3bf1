package kodama.file;

import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Map;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * A folder on disk.
 *
 * <p>Names are compared with the listing of the folder, because Windows and macOS open {@code Ship.png} for {@code
 * ship.png}, and such a game would fail on Linux.
 */
final class FolderSource implements FileSource {
    /** The game thread waits, so only for a short time. */
    private static final FileRetry READING = new FileRetry(System.getProperty("os.name"), 10, 20, Thread::sleep);

    private final Path shown;
    private final Path root;

    FolderSource(Path folder) {
        shown = folder;
        root = realFolder(folder);
    }

    private static Path realFolder(Path folder) {
        if (!Files.exists(folder)) throw new GameFileException(folder.toString(), "no such folder");
        if (!Files.isDirectory(folder)) throw new GameFileException(folder.toString(), "not a folder");
        try {
            return folder.toRealPath();
        } catch (IOException e) {
            throw unreadable(folder.toString(), e);
        }
    }

    Path root() {
        return root;
    }

    @Override
    public byte @Nullable [] read(String path) {
        Path file = find(path, String::equals);
        if (file == null || !Files.exists(file)) return null;
        checkInside(path, file);
        if (!Files.isRegularFile(file)) return null;
        try {
            long bytes = Files.size(file);
            if (bytes > FileSource.maxBytes(path)) throw FileSource.tooLarge(path, bytes);
            return READING.run(FolderSource::isOpenElsewhere, () -> Files.readAllBytes(file));
        } catch (IOException e) {
            throw unreadable(path, e);
        }
    }

    /** Whether it is a sharing violation on Windows; missing files and rights have exceptions of their own. */
    private static boolean isOpenElsewhere(FileSystemException failure) {
        return failure.getClass() == FileSystemException.class;
    }

    @Override
    public boolean exists(String path) {
        Path file = find(path, String::equals);
        return file != null && Files.isRegularFile(file) && isInside(file);
    }

    @Override
    public @Nullable Path pathOnDisk(String path) {
        return find(path, String::equals);
    }

    @Override
    public @Nullable String inOtherCase(String path) {
        Path file = find(path, String::equalsIgnoreCase);
        return file == null || !isInside(file) ? null : FolderTree.relative(root, file);
    }

    @Override
    public void addPathsTo(Set<String> paths) {
        FolderTree.forEachFile(root, (path, attributes) -> paths.add(path));
    }

    @Override
    public void addHashesTo(Map<String, Long> hashes, Predicate<String> accepted, FileHashes known) {
        FolderTree.forEachFile(root, (path, attributes) -> {
            if (accepted.test(path) && !hashes.containsKey(path)) addHash(path, attributes, hashes, known);
        });
    }

    private void addHash(String path, BasicFileAttributes attributes, Map<String, Long> hashes, FileHashes known) {
        if (attributes.size() > FileSource.maxBytes(path)) return;
        try {
            hashes.put(path, known.of(root.resolve(path), attributes));
        } catch (IOException unreadable) {
            // the script that needs the file will report it
        }
    }

    /** Resolves the path name by name with the first entry that the test accepts; stops at a link that leads out. */
    private @Nullable Path find(String path, BiPredicate<String, String> same) {
        Path at = root;
        for (String name : path.split("/")) {
            if (!isInside(at)) return at;
            Path next = entry(at, name, same);
            if (next == null) return null;
            at = next;
        }
        return at;
    }

    private @Nullable Path entry(Path folder, String name, BiPredicate<String, String> same) {
        if (!Files.isDirectory(folder)) return null;
        try (DirectoryStream<Path> entries = Files.newDirectoryStream(folder)) {
            for (Path entry : entries) if (same.test(entry.getFileName().toString(), name)) return entry;
            return null;
        } catch (IOException | DirectoryIteratorException e) {
            throw unreadable(FolderTree.relative(root, folder), e);
        }
    }

    private void checkInside(String path, Path file) {
        if (!isInside(file)) throw new GameFileException(path, "a link that leads out of " + shown);
    }

    private boolean isInside(Path file) {
        try {
            return file.toRealPath().startsWith(root);
        } catch (IOException e) {
            return false;
        }
    }

    private static GameFileException unreadable(String path, Exception cause) {
        return new GameFileException(path, "cannot be read (" + FolderTree.reason(cause) + ")", cause);
    }

    @Override
    public String toString() {
        return shown.toString();
    }
}
