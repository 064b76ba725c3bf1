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
 * An unfinished file next to its target: {@code .name.PID.part}. It is hidden from games, and its name contains the
 * process id, so that files of killed processes can be recognized and deleted.
 */
final class TemporaryFile implements AutoCloseable {
    /** Some file systems store times in steps of two seconds, and the clock of a shared folder may differ. */
    private static final Duration CLOCK_TOLERANCE = Duration.ofSeconds(2);

    private final Path file;
    private boolean isRenamed;

    private TemporaryFile(Path file) {
        this.file = file;
    }

    /** Writes the temporary file for a target, and deletes those that killed processes have left. */
    static TemporaryFile of(Path target, byte[] content) throws IOException {
        sweep(target, TemporaryFile::startOf);
        // not createTempFile, whose files are not readable by other users, also after the rename
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
     * Deletes the temporary files for a target that killed processes have left; failures are ignored.
     *
     * @param startOf returns the start of the process with an id; null if it does not run
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
            // the next writer tries again
        }
    }

    /**
     * Whether the file was last written before the process began, because process ids are reused. In a folder shared by
     * several machines, one may take a living process of another for dead; that process then writes its file again.
     */
    private static boolean isBefore(Path temporary, Instant start) throws IOException {
        return start.isAfter(Files.getLastModifiedTime(temporary).toInstant().plus(CLOCK_TOLERANCE));
    }

    /** Start of a process, or the epoch if the system does not report it; null if no process with this id runs. */
    private static @Nullable Instant startOf(long number) {
        return ProcessHandle.of(number)
                .filter(ProcessHandle::isAlive)
                .map(found -> found.info().startInstant().orElse(Instant.MIN))
                .orElse(null);
    }

    /** Another thread may be writing the same file, or a process with the same id in another container. */
    private static Path claim(Path target) throws IOException {
        long process = ProcessHandle.current().pid();
        for (int number = 1; ; number++) {
            String mark = number == 1 ? "" : "-" + number;
            try {
                return Files.createFile(
                        target.resolveSibling("." + target.getFileName() + "." + process + mark + ".part"));
            } catch (FileAlreadyExistsException taken) {
                // try the next name
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

    /** Forces the content to disk, so that it survives a power failure. */
    void force() throws IOException {
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
            channel.force(true);
        }
    }

    /** Deletes the file unless it was renamed, because the name may then belong to another writer. */
    @Override
    public void close() throws IOException {
        if (!isRenamed) Files.deleteIfExists(file);
    }
}
