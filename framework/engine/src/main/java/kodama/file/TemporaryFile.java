package kodama.file;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.time.Instant;
import java.util.function.LongFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A file in the making, beside the one it is to become: {@code .name.PID.part}. Hidden, so that no game sees it, and
 * named by its process, so that those of killed ones can be told and swept away.
 */
final class TemporaryFile implements AutoCloseable {
    /** Some file systems keep times to two seconds, and so far may the clock of a shared folder be off. */
    private static final Duration DOUBT = Duration.ofSeconds(2);

    private final Path file;
    private boolean isRenamed;

    private TemporaryFile(Path file) {
        this.file = file;
    }

    /** Writes the temporary file of one, and removes those that killed processes have left of it. */
    static TemporaryFile of(Path target, byte[] content) throws IOException {
        sweep(target, TemporaryFile::startOf);
        // not createTempFile: its files are closed to every other user, and would stay so after the rename
        TemporaryFile temporary = new TemporaryFile(claim(target));
        boolean isWhole = false;
        try {
            Files.write(temporary.file, content, StandardOpenOption.TRUNCATE_EXISTING);
            isWhole = true;
            return temporary;
        } finally {
            if (!isWhole) temporary.close();
        }
    }

    /**
     * Removes the temporary files that killed processes have left of a file; those that cannot be removed do no harm.
     *
     * @param startOf when the process of a number began; null if none runs
     */
    static void sweep(Path target, LongFunction<@Nullable Instant> startOf) {
        Pattern name = Pattern.compile(
                "\\." + Pattern.quote(target.getFileName().toString()) + "\\.(\\d{1,18})(?:-\\d+)?\\.part");
        try (DirectoryStream<Path> files =
                Files.newDirectoryStream(target.toAbsolutePath().getParent())) {
            for (Path file : files) {
                Matcher match = name.matcher(file.getFileName().toString());
                if (!match.matches()) continue;
                Instant start = startOf.apply(Long.parseLong(match.group(1)));
                if (start == null || isBefore(file, start)) Files.deleteIfExists(file);
            }
        } catch (IOException | DirectoryIteratorException left) {
            // the next one to write tries again
        }
    }

    /**
     * Whether the file was written last before the process began: numbers of processes are used again. In a folder that
     * machines share, another one may see a living process as dead; that one then writes once more.
     */
    private static boolean isBefore(Path temporary, Instant start) throws IOException {
        return start.isAfter(Files.getLastModifiedTime(temporary).toInstant().plus(DOUBT));
    }

    /** When the process of a number began, the dawn of time if the system keeps that to itself; null if none runs. */
    private static @Nullable Instant startOf(long number) {
        return ProcessHandle.of(number)
                .filter(ProcessHandle::isAlive)
                .map(found -> found.info().startInstant().orElse(Instant.MIN))
                .orElse(null);
    }

    /** Another thread may write the same file now, or a process of this number in another container. */
    private static Path claim(Path target) throws IOException {
        long process = ProcessHandle.current().pid();
        for (int number = 1; ; number++) {
            String mark = number == 1 ? "" : "-" + number;
            try {
                return Files.createFile(
                        target.resolveSibling("." + target.getFileName() + "." + process + mark + ".part"));
            } catch (FileAlreadyExistsException taken) {
                // the next one
            }
        }
    }

    Path path() {
        return file;
    }

    void rename(Path target) throws IOException {
        RetryingMove.ofThisMachine().move(file, target);
        isRenamed = true;
    }

    /** Has the system write what it holds back, so that it outlives a power cut. */
    void force() throws IOException {
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
            channel.force(true);
        }
    }

    /** Leaves nothing of a file that was not renamed. The name of one that was may be another writer's by now. */
    @Override
    public void close() throws IOException {
        if (!isRenamed) Files.deleteIfExists(file);
    }
}
