package kodama.replay;

import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.SortedMap;
import kodama.file.AtomicFile;
import kodama.file.ContainedPath;
import kodama.file.GameFileException;
import kodama.file.InputFile;
import kodama.file.PlainFiles;

/**
 * The replays that a player has saved: files in a folder of the game's own, named by the player. Several programs may
 * use the folder at once: a file is written as a whole, and never replaces another. Links are not followed.
 *
 * <p>All methods wait for the disk. For any thread.
 */
public final class ReplayFolder {
    /** Most replays that are saved and listed. */
    public static final int MAX_FILES = 500;

    /** Most bytes of all files together. */
    public static final long MAX_BYTES = 256L << 20;

    private final ContainedPath folder;

    /**
     * Creates a folder.
     *
     * @param folder the folder; need not exist; created with the first replay
     */
    public ReplayFolder(ContainedPath folder) {
        this.folder = folder;
    }

    /** Returns the path as it was chosen. */
    public ContainedPath path() {
        return folder;
    }

    /**
     * Lists the replays; only the start of each file is read.
     *
     * @return the newest first, at most {@link #MAX_FILES}; files that cannot be read last
     * @throws ReplayException if the folder cannot be listed
     */
    public List<ReplayEntry> list() {
        try {
            Path here = folder.checked();
            if (!PlainFiles.isFolder(here)) return List.of();
            List<String> names = new ArrayList<>(InputFile.names(here, ReplayFile.EXTENSION));
            if (names.size() > MAX_FILES)
                names = names.subList(names.size() - MAX_FILES, names.size()); // named by date
            List<ReplayEntry> entries = new ArrayList<>();
            for (String name : names) entries.add(entry(here.resolve(name)));
            entries.sort(Comparator.comparingLong(ReplayFolder::dateOf).reversed());
            return entries;
        } catch (GameFileException refused) {
            throw new ReplayException(String.valueOf(refused.getMessage()), refused);
        }
    }

    private static long dateOf(ReplayEntry entry) {
        ReplayHeader header = entry.header();
        return header == null ? -1 : header.recordedAt();
    }

    private static ReplayEntry entry(Path file) {
        try {
            checkFile(file);
            return new ReplayEntry(file, ReplayFile.readHeader(file), null);
        } catch (ReplayException refused) {
            return new ReplayEntry(file, null, String.valueOf(refused.getMessage()));
        }
    }

    private static void checkFile(Path file) {
        if (PlainFiles.isLink(file)) throw new ReplayException(file + " is a link, which is not followed");
        if (!PlainFiles.isFile(file)) throw new ReplayException(file + " does not exist or is not a file");
    }

    /** Returns the name of the replay in a file: the file's name without its extension. */
    public static String nameOf(Path file) {
        String name = String.valueOf(file.getFileName());
        return name.endsWith(ReplayFile.EXTENSION)
                ? name.substring(0, name.length() - ReplayFile.EXTENSION.length())
                : name;
    }

    /**
     * Returns the file of a replay.
     *
     * @throws ReplayException if there is no such replay, or it is a link
     */
    public Path file(String name) {
        Path file = pathOf(name);
        checkFile(file);
        return file;
    }

    /** A name that a player gave to a file may break the rules for new names, but not leave the folder. */
    private Path pathOf(String name) {
        try {
            Path here = folder.checked();
            Path file = here.resolve(name + ReplayFile.EXTENSION);
            if (!here.equals(file.getParent()) || name.startsWith("."))
                throw new ReplayException("the name of a replay must not contain folders but was '" + name + "'");
            return file;
        } catch (InvalidPathException impossible) {
            throw new ReplayException("'" + name + "' cannot be the name of a file here: " + impossible.getReason());
        } catch (GameFileException outside) {
            throw new ReplayException(String.valueOf(outside.getMessage()), outside);
        }
    }

    /**
     * Saves a replay under a name, or the next free one, such as {@code name-2}.
     *
     * @param name a name that {@link ReplayName} allows
     * @return the file
     * @throws ReplayException if the folder is full or the file cannot be written
     */
    public Path save(String name, byte[] content) {
        Path file = pathOf(ReplayName.check(name));
        try {
            folder.createFolder();
            checkSpace(content.length);
            return AtomicFile.writeNew(file, content);
        } catch (GameFileException refused) {
            throw new ReplayException(String.valueOf(refused.getMessage()), refused);
        }
    }

    private void checkSpace(long added) {
        SortedMap<String, Long> sizes = PlainFiles.sizes(folder.checked());
        long files = sizes.keySet().stream()
                .filter(name -> name.endsWith(ReplayFile.EXTENSION))
                .count();
        if (files >= MAX_FILES)
            throw new ReplayException("there can be at most " + MAX_FILES + " replays; delete one first");
        long all = added + sizes.values().stream().mapToLong(Long::longValue).sum();
        if (all > MAX_BYTES)
            throw new ReplayException(
                    "all replays together must have at most " + MAX_BYTES + " bytes but would have " + all);
    }

    /**
     * Renames a replay.
     *
     * @param to a name that {@link ReplayName} allows
     * @throws ReplayException if there is no such replay, the new name is taken, or the file cannot be renamed
     */
    public void rename(String from, String to) {
        Path file = file(from);
        Path target = pathOf(ReplayName.check(to));
        if (file.equals(target)) return;
        if (PlainFiles.isFile(target)) throw new ReplayException("there is already a replay '" + to + "'");
        try {
            PlainFiles.renameNew(file, target);
        } catch (GameFileException refused) {
            throw new ReplayException(String.valueOf(refused.getMessage()), refused);
        }
    }

    /**
     * Deletes a replay; a link is deleted itself, not its target.
     *
     * @throws ReplayException if it cannot be deleted
     */
    public void delete(String name) {
        Path file = pathOf(name);
        try {
            String other = PlainFiles.describeNonFile(file);
            if (other != null) throw new IOException(other);
            PlainFiles.delete(file);
        } catch (IOException refused) {
            throw new ReplayException(
                    file + " cannot be deleted (" + String.valueOf(refused.getMessage()) + ")", refused);
        }
    }
}
