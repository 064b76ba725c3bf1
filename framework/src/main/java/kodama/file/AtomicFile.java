package kodama.file;

import java.io.IOException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import org.jspecify.annotations.Nullable;

/** Writes files so that whoever reads them, also after a crash, finds the old content or the new one, never half. */
public final class AtomicFile {
    private AtomicFile() {}

    /**
     * Writes a file as a whole: beside the target first, then by one rename over it.
     *
     * @param target the file; its folder must be there
     * @param content all it shall contain
     * @throws GameFileException if the folder is not there or the file cannot be written; the target is then as before
     */
    public static void write(Path target, byte[] content) {
        Path folder = target.toAbsolutePath().getParent();
        if (folder == null || Files.isDirectory(target)) throw refused(target, "it is a folder", null);
        if (!Files.isDirectory(folder)) throw refused(target, "no such folder: " + folder, null);
        try {
            writeBeside(folder, target, content);
        } catch (IOException e) {
            throw refused(target, FolderTree.reason(e), e);
        }
    }

    /**
     * Writes a file as {@link #write} does, and makes its folder if that is missing.
     *
     * @param target the file
     * @param content all it shall contain
     * @throws GameFileException if the folder cannot be made or the file cannot be written
     */
    public static void writeWithFolder(Path target, byte[] content) {
        Path folder = target.toAbsolutePath().getParent();
        try {
            if (folder != null) Files.createDirectories(folder);
        } catch (IOException e) {
            throw refused(target, FolderTree.reason(e), e);
        }
        write(target, content);
    }

    private static void writeBeside(Path folder, Path target, byte[] content) throws IOException {
        // not createTempFile: its files are closed to every other user, and would stay so after the rename
        long process = ProcessHandle.current().pid();
        Path draft = folder.resolve("." + target.getFileName() + "." + process + ".part");
        try {
            Files.write(draft, content);
            rename(draft, target);
        } finally {
            Files.deleteIfExists(draft);
        }
    }

    private static void rename(Path draft, Path target) throws IOException {
        try {
            Files.move(draft, target, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } catch (AtomicMoveNotSupportedException e) {
            Files.move(draft, target, StandardCopyOption.REPLACE_EXISTING);
        }
    }

    private static GameFileException refused(Path target, String reason, @Nullable Exception cause) {
        return new GameFileException(target.toString(), "cannot be written (" + reason + ")", cause);
    }
}
