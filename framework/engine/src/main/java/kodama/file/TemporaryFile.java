package kodama.file;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/**
 * A file in the making, beside the one it is to become: {@code .name.PID.part}. Hidden, so that no game sees it, and
 * named by its process, so that those of killed ones can be told and swept away.
 */
final class TemporaryFile implements AutoCloseable {
    private final Path file;
    private boolean isRenamed;

    private TemporaryFile(Path file) {
        this.file = file;
    }

    /** Writes the temporary file of one, and removes those that killed processes have left of it. */
    static TemporaryFile of(Path target, byte[] content) throws IOException {
        new TemporaryFileSweep(TemporaryFileSweep.Processes.OF_THIS_MACHINE).sweep(target);
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
        PatientMove.ofThisMachine().move(file, target);
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
