package kodama.file;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/** Writes files so that readers, also after a crash, see either the old content or the new one, never a part. */
public final class AtomicFile {
    /**
     * Another machine that shares the folder may delete a temporary file, because it does not see its writer running.
     */
    private static final int MAX_TRIES = 3;

    private static final int MAX_NAMES = 10_000;
    private static final String NO_NEW_FILES = "no files can be created in ";

    private AtomicFile() {}

    /**
     * Writes a whole file: into a temporary file in the same folder, which is then renamed. A link is replaced, not
     * followed.
     *
     * @param target the file; its folder must exist
     * @param content the new content
     * @throws GameFileException if the folder does not exist or the file cannot be written; the target is unchanged
     */
    public static void write(Path target, byte[] content) {
        check(target);
        writeBy(target, content, temporary -> {
            temporary.rename(target);
            return target;
        });
    }

    /**
     * Writes a file as {@link #write} does, and creates its folder if it is missing.
     *
     * @throws GameFileException if the folder cannot be created or the file cannot be written
     */
    public static void writeWithFolder(Path target, byte[] content) {
        makeFolder(target);
        write(target, content);
    }

    private static void makeFolder(Path target) {
        Path folder = target.toAbsolutePath().getParent();
        if (folder != null) createFolder(folder);
    }

    /**
     * Creates a folder and its parents if they are missing. Java 17 rejects a folder that is reached through a link.
     */
    static Path createFolder(Path folder) {
        try {
            return Files.isDirectory(folder) ? folder : Files.createDirectories(folder);
        } catch (IOException e) {
            Path there = folder.toAbsolutePath();
            while (there.getParent() != null && !Files.exists(there, LinkOption.NOFOLLOW_LINKS))
                there = there.getParent();
            String other = there + (Files.exists(there) ? " is a file" : " is a broken link");
            String reason = Files.isDirectory(there) ? FolderTree.reason(e) : other;
            throw new GameFileException(folder.toString(), "cannot be created (" + reason + ")", e);
        }
    }

    /**
     * Writes a file as {@link #writeWithFolder} does, so that it also survives a power failure. That may take a tenth
     * of a second or more.
     *
     * @throws GameFileException if the folder cannot be created or the file cannot be written
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

    /**
     * On Linux, a rename may be lost in a power failure unless its folder is synchronized; other systems do not support
     * this.
     */
    private static void forceNames(@Nullable Path folder) {
        if (folder == null) return;
        try (FileChannel channel = FileChannel.open(folder)) {
            channel.force(true);
        } catch (IOException unknown) {
            // for example on Windows
        }
    }

    /**
     * Writes a file as {@link #write} does, but never replaces one: if {@code a.png} exists, the file is called {@code
     * a-2.png}, and so on.
     *
     * @param preferred the file, if its name is not taken
     * @return the file that was written
     * @throws GameFileException if the folder does not exist or the file cannot be written
     */
    public static Path writeNew(Path preferred, byte[] content) {
        check(preferred);
        return writeBy(preferred, content, temporary -> {
            Path free = claim(preferred);
            temporary.rename(free);
            return free;
        });
    }

    /**
     * Renames a file and replaces the target.
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

    /** Rejects a target to which no file can be written, as far as that is known before writing. */
    static void check(Path target) {
        if (target.toString().isEmpty()) throw failure(Path.of("''"), "the name is empty", null);
        Path folder = target.toAbsolutePath().getParent();
        if (folder == null || Files.isDirectory(target)) throw failure(target, "it is a folder", null);
        if (!Files.isDirectory(folder)) throw failure(target, "no such folder: " + folder, null);
        if (!Files.isWritable(folder)) throw failure(target, NO_NEW_FILES + folder, null);
    }

    /** Renames a temporary file to its final name. */
    private interface Commit {
        Path of(TemporaryFile temporary) throws IOException;
    }

    private static Path writeBy(Path target, byte[] content, Commit commit) {
        for (int tries = 1; ; tries++) {
            try (TemporaryFile temporary = TemporaryFile.of(target, content)) {
                return commit.of(temporary);
            } catch (IOException e) {
                boolean swept = e instanceof NoSuchFileException && tries < MAX_TRIES;
                if (!swept) throw failure(target, reason(target, e), e);
            }
        }
    }

    /** The folder exists, so a missing file means something else. */
    private static String reason(Path target, IOException e) {
        return e instanceof NoSuchFileException ? NO_NEW_FILES + target.getParent() : FolderTree.reason(e);
    }

    /**
     * Creates an empty file with a name that is not taken; a check before would leave other programs time to take it.
     */
    private static Path claim(Path preferred) throws IOException {
        for (int number = 1; number < MAX_NAMES; number++) {
            try {
                return Files.createFile(numbered(preferred, number));
            } catch (FileAlreadyExistsException taken) {
                // try the next name
            }
        }
        throw new IOException("all names up to " + numbered(preferred, MAX_NAMES) + " are taken");
    }

    private static Path numbered(Path preferred, int number) {
        return number == 1 ? preferred : withMark(preferred, "-" + number);
    }

    /** Inserts a mark before the extension: {@code a-2.png}. */
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
