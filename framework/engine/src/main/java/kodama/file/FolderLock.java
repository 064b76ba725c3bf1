package kodama.file;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.jspecify.annotations.Nullable;

/**
 * Detects that another running program uses the same folder, with a lock on an empty file in it. The system releases
 * the lock if a program is killed. If the file system does not support locks, nothing is detected.
 */
public final class FolderLock implements AutoCloseable {
    /** Name of the empty file. */
    public static final String FILE = ".lock";

    private @Nullable Path file;
    private @Nullable FileChannel channel;

    /**
     * Acquires the lock, unless this program already has it.
     *
     * @param folder an existing folder
     * @return false if another program holds the lock; true if not, or if that cannot be detected
     */
    public boolean take(Path folder) {
        if (channel != null) return true;
        Path wanted = folder.resolve(FILE);
        if (Files.exists(wanted, LinkOption.NOFOLLOW_LINKS) && !isPlain(wanted))
            return true; // opening a pipe would block
        FileChannel opened = null;
        try {
            opened = FileChannel.open(
                    wanted, StandardOpenOption.CREATE, StandardOpenOption.WRITE, LinkOption.NOFOLLOW_LINKS);
            FileLock lock = opened.tryLock();
            if (lock == null) return false;
            file = wanted;
            channel = opened;
            return true;
        } catch (OverlappingFileLockException ofThisProcess) {
            return false;
        } catch (IOException | UnsupportedOperationException none) {
            return true;
        } finally {
            if (channel == null) close(opened);
        }
    }

    private static boolean isPlain(Path file) {
        return Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS);
    }

    private static void close(@Nullable FileChannel opened) {
        try {
            if (opened != null) opened.close();
        } catch (IOException left) {
            // the system releases it when the program ends
        }
    }

    /** Releases the lock and deletes its file. */
    @Override
    public void close() {
        try {
            if (file != null) Files.deleteIfExists(file);
        } catch (IOException stays) {
            // a remaining empty file is harmless
        }
        close(channel);
        file = null;
        channel = null;
    }
}
