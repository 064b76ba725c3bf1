package kodama.file;

import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Removes the temporary files that killed processes have left of a file.
 *
 * <p>Such a file is dead when no process of its number runs here, or one that began after it was written last:
 * numbers are used again. In a folder that machines share, another one may see a living one as dead; its writer then
 * writes once more.
 */
final class TemporaryFileSweep {
    /** Who runs on this machine. */
    interface Processes {
        Processes OF_THIS_MACHINE = number -> ProcessHandle.of(number)
                .filter(ProcessHandle::isAlive)
                .map(found -> found.info().startInstant().orElse(Instant.MIN))
                .orElse(null);

        /**
         * When the process of a number began, the dawn of time if the system keeps that to itself; null if none runs.
         */
        @Nullable
        Instant startOf(long number);
    }

    /** Some file systems keep times to two seconds, and so far may the clock of a shared folder be off. */
    private static final Duration DOUBT = Duration.ofSeconds(2);

    private final Processes processes;

    TemporaryFileSweep(Processes processes) {
        this.processes = processes;
    }

    /** Removes what can be removed; what cannot does no harm. */
    void sweep(Path target) {
        Pattern name = Pattern.compile(
                "\\." + Pattern.quote(target.getFileName().toString()) + "\\.(\\d{1,18})(?:-\\d+)?\\.part");
        try (DirectoryStream<Path> files =
                Files.newDirectoryStream(target.toAbsolutePath().getParent())) {
            for (Path file : files) {
                Matcher match = name.matcher(file.getFileName().toString());
                if (match.matches() && isDead(file, Long.parseLong(match.group(1)))) Files.deleteIfExists(file);
            }
        } catch (IOException | DirectoryIteratorException left) {
            // the next one to write tries again
        }
    }

    private boolean isDead(Path temporary, long process) throws IOException {
        Instant start = processes.startOf(process);
        Instant written = Files.getLastModifiedTime(temporary).toInstant();
        return start == null || start.isAfter(written.plus(DOUBT));
    }
}
