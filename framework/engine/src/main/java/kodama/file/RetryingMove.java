package kodama.file;

import java.io.IOException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/**
 * Renames a file and replaces the target. On Windows this fails while another program has one of them open, so it is
 * retried there for a second, see {@link FileRetry}.
 */
final class RetryingMove {
    /** Renames a file. */
    interface Move {
        void move(Path file, Path target) throws IOException;
    }

    private static final int TRIES = 10;
    private static final long PAUSE_MILLIS = 100;

    private static final RetryingMove OF_THIS_MACHINE =
            new RetryingMove(System.getProperty("os.name"), RetryingMove::atomically, Thread::sleep);

    private final boolean isWindows;
    private final Move move;
    private final FileRetry retry;

    RetryingMove(String system, Move move, FileRetry.Pause pause) {
        this.isWindows = FileRetry.isWindows(system);
        this.move = move;
        this.retry = new FileRetry(system, TRIES, PAUSE_MILLIS, pause);
    }

    static RetryingMove ofThisMachine() {
        return OF_THIS_MACHINE;
    }

    private static void atomically(Path file, Path target) throws IOException {
        try {
            Files.move(file, target, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } catch (AtomicMoveNotSupportedException e) {
            Files.move(file, target, StandardCopyOption.REPLACE_EXISTING);
        }
    }

    void move(Path file, Path target) throws IOException {
        try {
            retry.run(failure -> !(failure instanceof NoSuchFileException), () -> {
                move.move(file, target);
                return target;
            });
        } catch (NoSuchFileException gone) {
            throw gone;
        } catch (FileSystemException held) {
            throw isWindows && Files.exists(target) ? withHint(held, target) : held;
        }
    }

    /** Java on Windows keeps the jar of a running program open, so a game cannot be packed over its running jar. */
    private static FileSystemException withHint(FileSystemException held, Path target) {
        String hint = "; if another program has it open, such as the game itself, close that first";
        FileSystemException explained =
                new FileSystemException(target.toString(), null, FolderTree.reason(held) + hint);
        explained.initCause(held);
        return explained;
    }
}
