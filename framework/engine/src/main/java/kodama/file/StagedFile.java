package kodama.file;

import java.io.IOException;
import java.nio.file.Path;

/**
 * A file that is written piece by piece and becomes visible when it is complete: it is written next to the target and
 * then renamed. For content that is too large for memory.
 */
public final class StagedFile implements AutoCloseable {
    private final Path target;
    private final TemporaryFile temporary;

    private StagedFile(Path target, TemporaryFile temporary) {
        this.target = target;
        this.temporary = temporary;
    }

    /**
     * Starts a file.
     *
     * @param target its final path; the folder must exist
     * @return the file, empty
     * @throws GameFileException if no file can be written there
     */
    public static StagedFile begin(Path target) {
        AtomicFile.check(target);
        try {
            return new StagedFile(target, TemporaryFile.of(target, new byte[0]));
        } catch (IOException e) {
            throw AtomicFile.failure(target, FolderTree.reason(e), e);
        }
    }

    /** Returns the temporary file next to the target, to be written to. */
    public Path part() {
        return temporary.path();
    }

    /**
     * Renames the temporary file to the target. All writers must be closed first.
     *
     * @throws GameFileException if it cannot be renamed
     */
    public void finish() {
        try {
            temporary.rename(target);
        } catch (IOException e) {
            throw AtomicFile.failure(target, FolderTree.reason(e), e);
        }
    }

    /** Deletes the temporary file if it was not finished. */
    @Override
    public void close() {
        try {
            temporary.close();
        } catch (IOException e) {
            throw AtomicFile.failure(target, FolderTree.reason(e), e);
        }
    }
}
