package kodama.file;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.util.Locale;
import java.util.function.Predicate;

/**
 * Repeats an access to a file on Windows, where it fails while a virus scanner, an indexer or an editor has the file
 * open, usually for some tenths of a second. On other systems it is not repeated.
 */
final class FileRetry {
    /** An access to a file. */
    interface Access<T> {
        T run() throws IOException;
    }

    /** Waits. */
    interface Pause {
        void of(long millis) throws InterruptedException;
    }

    private final int tries;
    private final long pauseMillis;
    private final Pause pause;

    FileRetry(String system, int tries, long pauseMillis, Pause pause) {
        this.tries = isWindows(system) ? tries : 1;
        this.pauseMillis = pauseMillis;
        this.pause = pause;
    }

    static boolean isWindows(String system) {
        return system.toLowerCase(Locale.ROOT).startsWith("windows");
    }

    /**
     * Runs an access until it succeeds or all tries have failed.
     *
     * @param isTemporary returns whether to try again after a failure
     */
    <T> T run(Predicate<FileSystemException> isTemporary, Access<T> access) throws IOException {
        for (int left = tries - 1; ; left--) {
            try {
                return access.run();
            } catch (FileSystemException failed) {
                if (left == 0 || !isTemporary.test(failed)) throw failed;
                await(failed);
            }
        }
    }

    private void await(FileSystemException failed) throws IOException {
        try {
            pause.of(pauseMillis);
        } catch (InterruptedException hurried) {
            Thread.currentThread().interrupt();
            throw failed;
        }
    }
}
