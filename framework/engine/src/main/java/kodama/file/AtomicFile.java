package kodama.file;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/** Writes files so that a reader, also after a crash, finds the old content or the new one, never half. */
public final class AtomicFile {
    /**
     * A temporary file can be swept away by another machine that shares the folder, and does not see its writer live.
     */
    private static final int MOST_TRIES = 3;

    private static final int MOST_NAMES = 10_000;
    private static final String NO_NEW_FILES = "no new files can be made in ";

    private AtomicFile() {}

    /**
     * Writes a file as a whole: beside the target first, then by one rename over it. A link is replaced, not followed.
     *
     * @param target the file; its folder must be there
     * @param content all it shall contain
     * @throws GameFileException if the folder is not there or the file cannot be written; the target is then as before
     */
    public static void write(Path target, byte[] content) {
        check(target);
        writeBy(target, content, temporary -> {
            temporary.rename(target);
            return target;
        });
    }

    /**
     * Writes a file as {@link #write} does, and makes its folder if that is missing.
     *
     * @throws GameFileException if the folder cannot be made or the file cannot be written
     */
    public static void writeWithFolder(Path target, byte[] content) {
        makeFolder(target);
        write(target, content);
    }

    private static void makeFolder(Path target) {
        Path folder = target.toAbsolutePath().getParent();
        if (folder != null) createFolder(folder);
    }

    /** Makes a folder, with those above it, if it is missing. Java 17 refuses one that is reached through a link. */
    static Path createFolder(Path folder) {
        try {
            return Files.isDirectory(folder) ? folder : Files.createDirectories(folder);
        } catch (IOException e) {
            Path there = folder.toAbsolutePath();
            while (there.getParent() != null && !Files.exists(there)) there = there.getParent();
            String reason = Files.isDirectory(there) ? FolderTree.reason(e) : there + " is a file";
            throw new GameFileException(folder.toString(), "no folder can be made (" + reason + ")", e);
        }
    }

    /**
     * Writes a file as {@link #writeWithFolder} does, so that it outlives a power cut, too. That may take a tenth of a
     * second or more.
     *
     * @throws GameFileException if the folder cannot be made or the file cannot be written
     */
    public static void writeDurably(Path target, byte[] content) {
        makeFolder(target);
        check(target);
        writeBy(target, content, temporary -> {
            temporary.force();
            temporary.rename(target);
            forceNames(target.toAbsolutePath().getParent());
            return target;
        });
    }

    /** On Linux a name that was not forced may be the old one after a power cut; other systems know no such thing. */
    private static void forceNames(@Nullable Path folder) {
        if (folder == null) return;
        try (FileChannel channel = FileChannel.open(folder)) {
            channel.force(true);
        } catch (IOException unknown) {
            // as on Windows
        }
    }

    /**
     * Writes a file as {@link #write} does, but never over another: {@code a.png} becomes {@code a-2.png} where there
     * is one, and so on.
     *
     * @param wish the file, if its name is free
     * @throws GameFileException if the folder is not there or the file cannot be written
     */
    public static Path writeNew(Path wish, byte[] content) {
        check(wish);
        return writeBy(wish, content, temporary -> {
            Path free = claim(wish);
            temporary.rename(free);
            return free;
        });
    }

    /**
     * Renames a file over another.
     *
     * @param target its new name, in the same folder
     * @throws GameFileException if it cannot be renamed
     */
    public static void move(Path file, Path target) {
        try {
            RetryingMove.ofThisMachine().move(file, target);
        } catch (IOException e) {
            throw failure(target, FolderTree.reason(e), e);
        }
    }

    /** Refuses what is no place for a file, as far as that can be told before one is written. */
    static void check(Path target) {
        if (target.toString().isEmpty()) throw failure(Path.of("''"), "the name is empty", null);
        Path folder = target.toAbsolutePath().getParent();
        if (folder == null || Files.isDirectory(target)) throw failure(target, "it is a folder", null);
        if (!Files.isDirectory(folder)) throw failure(target, "no such folder: " + folder, null);
        if (!Files.isWritable(folder)) throw failure(target, NO_NEW_FILES + folder, null);
    }

    /** What becomes of a temporary file: the file it ends as. */
    private interface Fate {
        Path of(TemporaryFile temporary) throws IOException;
    }

    private static Path writeBy(Path target, byte[] content, Fate fate) {
        for (int tries = 1; ; tries++) {
            try (TemporaryFile temporary = TemporaryFile.of(target, content)) {
                return fate.of(temporary);
            } catch (IOException e) {
                boolean swept = e instanceof NoSuchFileException && tries < MOST_TRIES;
                if (!swept) throw failure(target, reason(target, e), e);
            }
        }
    }

    /** The folder is there, so that to be told of nothing there means something else. */
    private static String reason(Path target, IOException e) {
        return e instanceof NoSuchFileException ? NO_NEW_FILES + target.getParent() : FolderTree.reason(e);
    }

    /** Makes an empty file of a name that no one has: looking first would leave another program time to take it. */
    private static Path claim(Path wish) throws IOException {
        for (int number = 1; number < MOST_NAMES; number++) {
            try {
                return Files.createFile(numbered(wish, number));
            } catch (FileAlreadyExistsException taken) {
                // the next one
            }
        }
        throw new IOException("all names up to " + numbered(wish, MOST_NAMES) + " are taken");
    }

    private static Path numbered(Path wish, int number) {
        return number == 1 ? wish : withMark(wish, "-" + number);
    }

    /** The name with a mark before its ending: {@code a-2.png}. */
    static Path withMark(Path file, String mark) {
        String name = file.getFileName().toString();
        int dot = name.lastIndexOf('.');
        int end = dot > 0 ? dot : name.length();
        return file.resolveSibling(name.substring(0, end) + mark + name.substring(end));
    }

    static GameFileException failure(Path target, String reason, @Nullable Exception cause) {
        return new GameFileException(target.toString(), "cannot be written (" + reason + ")", cause);
    }
}
