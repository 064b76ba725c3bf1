package kodama.file;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;

/**
 * A path that the program chooses below a root folder, such as {@code .kodama/save} in the folder of a game. The folder
 * may be untrusted and contain a link at any name of the path, so {@link #checked} must be called before each open,
 * list, rename and delete. The root itself is chosen by the user or the system, and may be reached through links.
 *
 * <p>Links that stay below the root are followed. Immutable; for any thread.
 */
public final class ContainedPath {
    private final Path root;
    private final Path below;

    private ContainedPath(Path root, Path below) {
        if (below.isAbsolute()) throw new IllegalArgumentException("path must be relative but was " + below);
        this.root = root;
        this.below = below;
    }

    /**
     * Creates a path for a root.
     *
     * @param root folder chosen by the user or the system; need not exist
     */
    public static ContainedPath root(Path root) {
        return new ContainedPath(root, Path.of(""));
    }

    /**
     * Creates a path for a file that the user has chosen, with its folder as the root.
     *
     * @param file the file; need not exist
     */
    public static ContainedPath named(Path file) {
        Path folder = file.getParent();
        return root(folder == null ? Path.of("") : folder).resolve(String.valueOf(file.getFileName()));
    }

    /**
     * Appends a path.
     *
     * @param name relative path, with {@code /} between folders
     */
    public ContainedPath resolve(String name) {
        return new ContainedPath(root, below.resolve(name));
    }

    /** Replaces the last name. */
    public ContainedPath resolveSibling(String name) {
        return new ContainedPath(root, below.resolveSibling(name));
    }

    /** The parent folder; the root if this is the root or directly below it. */
    ContainedPath folder() {
        return resolveSibling("");
    }

    /** The path without a check, for a caller that has checked {@link #folder}. */
    Path path() {
        return root.resolve(below);
    }

    /**
     * Checks the current state of the path on disk.
     *
     * @return the path, to be used at once
     * @throws GameFileException if it contains a link that leads out of the root or is broken; the message names the
     *     link and its target
     */
    public Path checked() {
        if (!Files.exists(root)) return path(); // then there is nothing below it
        Path realRoot = real(root);
        Path at = root;
        for (Path name : below) {
            at = at.resolve(name);
            if (!Files.exists(at, LinkOption.NOFOLLOW_LINKS)) break;
            Path real = real(at);
            if (!real.startsWith(realRoot))
                throw new GameFileException(
                        at.toString(), "a link to " + real + ", outside of " + realRoot + "; it is not followed");
        }
        return path();
    }

    /**
     * Returns whether a file or folder with this path exists.
     *
     * @throws GameFileException if a link leads out of the root or is broken
     */
    public boolean exists() {
        return Files.exists(checked());
    }

    /**
     * Creates a folder with this path, and its parents, if they are missing.
     *
     * @throws GameFileException if a link leads out of the root or is broken, or the folder cannot be created
     */
    public Path createFolder() {
        return AtomicFile.createFolder(checked());
    }

    /**
     * Writes a file into this folder, with another name if the given one is taken.
     *
     * @return path of the file
     * @throws GameFileException if it cannot be written
     */
    public String writeNew(String name, byte[] content) {
        return AtomicFile.writeNew(createFolder().resolve(name), content).toString();
    }

    private static Path real(Path path) {
        try {
            return path.toRealPath();
        } catch (IOException e) {
            throw new GameFileException(path.toString(), reasonUnresolved(path, e), e);
        }
    }

    private static String reasonUnresolved(Path path, IOException e) {
        try {
            if (Files.isSymbolicLink(path))
                return "a link to " + Files.readSymbolicLink(path) + ", which does not exist";
        } catch (IOException unreadable) {
            // report the first failure
        }
        return "cannot be read (" + FolderTree.reason(e) + ")";
    }

    /** Returns the path as it was chosen, for messages. */
    @Override
    public String toString() {
        return path().toString();
    }
}
