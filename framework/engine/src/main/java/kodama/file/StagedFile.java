package kodama.file;

import java.io.IOException;
import java.nio.file.Path;

/**
 * A file that is written bit by bit, and that others see when it is whole: beside the target first, then by one rename
 * over it. For what is too large to be kept in memory.
 */
public final class StagedFile implements AutoCloseable {
    private final Path target;
    private final TemporaryFile temporary;

    private StagedFile(Path target, TemporaryFile temporary) {
        this.target = target;
        this.temporary = temporary;
    }

    /**
     * Begins a file.
     *
     * @param target what it is to become; its folder must be there
     * @return the file, empty
     * @throws GameFileException if there is no place for it
     */
    public static StagedFile begin(Path target) {
        AtomicFile.check(target);
        try {
            return new StagedFile(target, TemporaryFile.of(target, new byte[0]));
        } catch (IOException e) {
            throw AtomicFile.failure(target, FolderTree.reason(e), e);
        }
    }

    /** Returns what is written meanwhile: a file beside the target. */
    public Path part() {
        return temporary.path();
    }

    /**
     * Ends the file, which now is the target. What writes to it is to be closed first.
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

    /** Leaves nothing of a file that was not finished. */
    @Override
    public void close() {
        try {
            temporary.close();
        } catch (IOException e) {
            throw AtomicFile.failure(target, FolderTree.reason(e), e);
        }
    }
}
