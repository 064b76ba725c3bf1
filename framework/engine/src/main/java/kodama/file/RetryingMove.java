package kodama.file;

import java.io.IOException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Locale;

/**
 * Renames a file and replaces the target. On Windows this fails while a virus scanner, an indexer or a backup program
 * has one of them open, usually for some tenths of a second, so it is retried there for a second.
 */
final class RetryingMove {
    /** Renames a file. */
    interface Move {
        void move(Path file, Path target) throws IOException;
    }

    /** Waits. */
    interface Pause {
        void of(long millis) throws InterruptedException;
    }

    private static final int TRIES = 10;
    private static final long PAUSE_MILLIS = 100;

    private static final RetryingMove OF_THIS_MACHINE =
            new RetryingMove(System.getProperty("os.name"), RetryingMove::atomically, Thread::sleep);

    private final int tries;
    private final Move move;
    private final Pause pause;

    RetryingMove(String system, Move move, Pause pause) {
        this.tries = system.toLowerCase(Locale.ROOT).startsWith("windows") ? TRIES : 1;
        this.move = move;
        this.pause = pause;
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
        for (int left = tries - 1; ; left--) {
            try {
                move.move(file, target);
                return;
            } catch (NoSuchFileException gone) {
                throw gone;
            } catch (FileSystemException held) {
                if (left == 0) throw held;
                await(held);
            }
        }
    }

    private void await(FileSystemException held) throws IOException {
        try {
            pause.of(PAUSE_MILLIS);
        } catch (InterruptedException hurried) {
            Thread.currentThread().interrupt();
            throw held;
        }
    }
}
