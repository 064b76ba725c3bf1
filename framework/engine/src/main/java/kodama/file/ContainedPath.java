package kodama.file;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;

/**
 * A path that the program chooses below a root folder, such as {@code .kodama/save} in the folder of a game. The folder
 * may come from a stranger, who can put a link at any name on the way; so each open, list, rename and delete asks for
 * {@link #checked} first. The root itself is chosen by a person or the system, and may be reached through links.
 *
 * <p>A link that stays below the root is followed. Immutable; for any thread.
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
     * Begins at a root.
     *
     * @param root folder that a person or the system has chosen; need not exist
     */
    public static ContainedPath root(Path root) {
        return new ContainedPath(root, Path.of(""));
    }

    /**
     * Names a file that a person has chosen, in its folder as the root.
     *
     * @param file file, need not exist
     */
    public static ContainedPath named(Path file) {
        Path folder = file.getParent();
        return root(folder == null ? Path.of("") : folder).resolve(String.valueOf(file.getFileName()));
    }

    /**
     * Goes down.
     *
     * @param name relative path, with {@code /} between folders
     */
    public ContainedPath resolve(String name) {
        return new ContainedPath(root, below.resolve(name));
    }

    /** Exchanges the last name. */
    public ContainedPath resolveSibling(String name) {
        return new ContainedPath(root, below.resolveSibling(name));
    }

    /** The folder that this is in; the root if this is the root or directly below it. */
    ContainedPath folder() {
        return resolveSibling("");
    }

    /** The path without a check, for what follows one of {@link #folder}. */
    Path path() {
        return root.resolve(below);
    }

    /**
     * Checks the path as it is on disk at this moment.
     *
     * @return the path, to be used at once
     * @throws GameFileException if a link in it leads out of the root, or nowhere; names the link and its target
     */
    public Path checked() {
        if (!Files.exists(root)) return path(); // nothing is below it
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
     * Tells whether there is a file or folder.
     *
     * @throws GameFileException if a link leads out of the root, or nowhere
     */
    public boolean exists() {
        return Files.exists(checked());
    }

    /**
     * Makes a folder of this path, with those above it, if it is missing.
     *
     * @throws GameFileException if a link leads out of the root, or nowhere, or the folder cannot be made
     */
    public Path createFolder() {
        return AtomicFile.createFolder(checked());
    }

    /**
     * Writes a file into this folder, under another name if that one is taken.
     *
     * @return where it is
     * @throws GameFileException if it cannot be written
     */
    public String writeNew(String name, byte[] content) {
        return AtomicFile.writeNew(createFolder().resolve(name), content).toString();
    }

    private static Path real(Path path) {
        try {
            return path.toRealPath();
        } catch (IOException e) {
            throw new GameFileException(path.toString(), whyUnreal(path, e), e);
        }
    }

    private static String whyUnreal(Path path, IOException e) {
        try {
            if (Files.isSymbolicLink(path))
                return "a link to " + Files.readSymbolicLink(path) + ", which leads nowhere";
        } catch (IOException unreadable) {
            // then the first reason is told
        }
        return "cannot be read (" + FolderTree.reason(e) + ")";
    }

    /** The path as it was chosen, for messages. */
    @Override
    public String toString() {
        return path().toString();
    }
}
