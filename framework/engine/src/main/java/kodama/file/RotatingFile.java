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
 * A file that grows at its end and is put aside when it is full: {@code a.log} becomes {@code a.1.log}, that
 * {@code a.2.log}, and the oldest goes. What an earlier run has left is put aside, too.
 *
 * <p>Each begins with a line by which it is known: what begins otherwise is someone else's, as are folders and links,
 * and neither moved nor replaced.
 *
 * <p>Owned by one thread. Of two programs that write to the same name, each has a file of its own.
 */
public final class RotatingFile implements AutoCloseable {
    private final ContainedPath folder;
    private final Path file;
    private final byte[] mark;
    private final int kept;
    private final long most;
    private @Nullable OutputStream out;

    /** Bytes in the file so far, behind the first line. */
    private long size;

    /**
     * Gets ready to write; nothing is touched before the first line.
     *
     * @param file its name
     * @param mark the first line of each, without its end
     * @param kept how many are kept that were put aside; at least 1
     * @param most how long a file may get behind its first line; in bytes, at least 1, a single longer line excepted
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
     * Refuses a name at which there is something else, or would be when files are put aside.
     *
     * @throws GameFileException if there is, or the folder is behind a link out of its root; names it
     */
    public void check() {
        folder.checked();
        for (int number = 0; number <= kept; number++) checkOwn(numbered(number));
    }

    private void checkOwn(Path there) {
        try {
            if (Files.exists(there, LinkOption.NOFOLLOW_LINKS) && !isOwn(there))
                throw AtomicFile.failure(file, taken(there) + " is something else and stays; name another file", null);
        } catch (IOException e) {
            throw AtomicFile.failure(file, there + ": " + FolderTree.reason(e), e);
        }
    }

    private String taken(Path there) {
        return there.equals(file) ? "it" : there.getFileName() + " beside it";
    }

    /** One that is empty counts, too: a full disk takes no first line. */
    private boolean isOwn(Path there) throws IOException {
        if (!Files.isRegularFile(there, LinkOption.NOFOLLOW_LINKS)) return false;
        try (InputStream in = Files.newInputStream(there)) {
            byte[] begin = in.readNBytes(mark.length);
            return begin.length == 0 || Arrays.equals(begin, mark);
        }
    }

    /**
     * Writes a line at the end.
     *
     * @param line without its end
     * @throws GameFileException if it cannot be written, or something else is in the way
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
        for (int number = kept; number > 0; number--) putAside(numbered(number - 1), numbered(number));
        size = 0;
        return begun(Files.newOutputStream(file, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE));
    }

    private static void putAside(Path from, Path to) throws IOException {
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

    private Path numbered(int number) {
        return number == 0 ? file : AtomicFile.withMark(file, "." + number);
    }

    /**
     * Closes the file; the next line begins a new one.
     *
     * @throws GameFileException if what was written last is not kept
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
