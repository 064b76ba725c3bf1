package kodama.file;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * A file to which lines are appended and which is rotated when it is full: {@code a.log} is renamed to {@code a.1.log},
 * that to {@code a.2.log}, and the oldest is deleted. The file of an earlier run is rotated too.
 *
 * <p>Each file begins with a line that identifies it: files without it, folders and links are neither renamed nor
 * replaced.
 *
 * <p>Owned by one thread. Two programs that write to the same name have a file each.
 */
public final class RotatingFile implements AutoCloseable {
    private final ContainedPath folder;
    private final Path file;
    private final byte[] mark;
    private final int kept;
    private final long most;
    private @Nullable OutputStream out;

    /** Bytes in the current file after its first line. */
    private long size;

    /**
     * Prepares to write; the disk is not touched before the first line.
     *
     * @param file the file
     * @param mark first line of each file, without line break
     * @param kept number of rotated files to keep; at least 1
     * @param most maximum length of a file after its first line; in bytes, at least 1; a single longer line may exceed
     *     it
     */
    public RotatingFile(ContainedPath file, String mark, int kept, long most) {
        this.folder = file.folder();
        this.file = file.path();
        this.mark = bytes(mark);
        this.kept = kept;
        this.most = most;
    }

    private static byte[] bytes(String line) {
        return (line + "\n").getBytes(StandardCharsets.UTF_8);
    }

    /**
     * Rejects a name if anything else has it, or has one of the names of rotated files.
     *
     * @throws GameFileException if there is such a file, or the folder is reached by a link out of its root
     */
    public void check() {
        folder.checked();
        for (int number = 0; number <= kept; number++) checkOwn(numbered(number));
    }

    private void checkOwn(Path there) {
        try {
            if (Files.exists(there, LinkOption.NOFOLLOW_LINKS) && !isOwn(there))
                throw AtomicFile.failure(file, taken(there) + " is another kind of file; choose another name", null);
        } catch (IOException e) {
            throw AtomicFile.failure(file, there + ": " + FolderTree.reason(e), e);
        }
    }

    private String taken(Path there) {
        return there.equals(file) ? "it" : there.getFileName() + " next to it";
    }

    /** An empty file is accepted too: if the disk is full, not even the first line is written. */
    private boolean isOwn(Path there) throws IOException {
        if (!Files.isRegularFile(there, LinkOption.NOFOLLOW_LINKS)) return false;
        try (InputStream in = Files.newInputStream(there)) {
            byte[] begin = in.readNBytes(mark.length);
            return begin.length == 0 || Arrays.equals(begin, mark);
        }
    }

    /**
     * Appends a line.
     *
     * @param line the line, without line break
     * @throws GameFileException if it cannot be written, or another kind of file has the name
     */
    public void write(String line) {
        byte[] bytes = bytes(line);
        try {
            if (out != null && size + bytes.length > most) close();
            if (out == null) out = open();
            out.write(bytes);
            size += bytes.length;
        } catch (IOException e) {
            throw AtomicFile.failure(file, FolderTree.reason(e), e);
        }
    }

    private OutputStream open() throws IOException {
        folder.createFolder();
        check();
        for (int number = kept; number > 0; number--) rotate(numbered(number - 1), numbered(number));
        size = 0;
        return begun(Files.newOutputStream(file, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE));
    }

    private static void rotate(Path from, Path to) throws IOException {
        if (Files.exists(from, LinkOption.NOFOLLOW_LINKS)) Files.move(from, to, StandardCopyOption.REPLACE_EXISTING);
    }

    private OutputStream begun(OutputStream begun) throws IOException {
        try {
            begun.write(mark);
            return begun;
        } catch (IOException full) {
            begun.close();
            throw full;
        }
    }

    /**
     * Appends text to a closed file.
     *
     * @param existing the file; an empty one gets its first line
     * @param mark first line of each file, without line break
     */
    public static void append(Path existing, String mark, String text) throws IOException {
        String begun = Files.size(existing) == 0 ? mark + "\n" : "";
        Files.writeString(existing, begun + text, StandardOpenOption.APPEND);
    }

    private Path numbered(int number) {
        return number == 0 ? file : AtomicFile.withMark(file, "." + number);
    }

    /**
     * Closes the file; the next line starts a new one.
     *
     * @throws GameFileException if the last lines could not be written
     */
    @Override
    public void close() {
        OutputStream open = out;
        out = null;
        try {
            if (open != null) open.close();
        } catch (IOException e) {
            throw AtomicFile.failure(file, FolderTree.reason(e), e);
        }
    }
}
