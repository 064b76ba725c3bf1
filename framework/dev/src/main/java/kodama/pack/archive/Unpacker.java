package kodama.pack.archive;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Predicate;
import kodama.file.GameFileException;
import kodama.pack.archive.ArchiveEntry.Kind;

/**
 * Unpacks untrusted archives. No entry is written outside of the folder, neither by its name nor through a link. Links
 * are created last, after all files.
 */
public final class Unpacker {
    /** Maximum number of entries, more than any JDK has: some archives are made to fill disks. */
    private static final int MAX_ENTRIES = 100_000;

    private static final long MAX_BYTES = 4L << 30;
    private static final int LONGEST_LINK = 4096;

    private final Path folder;
    private final Predicate<String> wanted;
    private final Map<Path, String> links = new LinkedHashMap<>();
    private int entries;
    private long bytes;

    private Unpacker(Path folder, Predicate<String> wanted) {
        this.folder = folder;
        this.wanted = wanted;
    }

    /**
     * Unpacks a zip or tar.gz file; the format is detected by the first bytes, not by the name.
     *
     * @param archive the file
     * @param folder an existing folder
     * @param wanted selects entries by their paths, with {@code /} as the separator
     * @throws GameFileException if the file is in neither format or damaged, or if an entry leads out of the folder
     */
    public static void unpack(Path archive, Path folder, Predicate<String> wanted) {
        try {
            Unpacker unpacker = new Unpacker(folder, wanted);
            reader(archive).read(archive, unpacker::take);
            unpacker.makeLinks();
        } catch (IOException | InvalidPathException e) {
            throw failure(archive, e);
        }
    }

    static GameFileException failure(Path file, Exception why) {
        return new GameFileException(file.toString(), "cannot be read (" + reason(why) + ")", why);
    }

    private static String reason(Exception why) {
        if (why instanceof FileAlreadyExistsException) return "a file and a folder have the same name";
        return why instanceof NoSuchFileException ? "no such file" : String.valueOf(why.getMessage());
    }

    private static ArchiveReader reader(Path archive) throws IOException {
        try (InputStream in = Files.newInputStream(archive)) {
            byte[] first = in.readNBytes(2);
            if (first.length == 2 && first[0] == 'P' && first[1] == 'K') return ZipReader::read;
            if (first.length == 2 && first[0] == 0x1F && (first[1] & 0xFF) == 0x8B) return TarGzReader::read;
        }
        throw new IOException("it is not a zip or tar.gz file");
    }

    private void take(String path, Kind kind, InputStream content) throws IOException {
        if (++entries > MAX_ENTRIES) throw new IOException("it has more than " + MAX_ENTRIES + " files");
        String name = path.replace('\\', '/');
        Path target = inside(name, folder.resolve(name).normalize());
        if (!wanted.test(name)) return;
        Files.createDirectories(target.getParent());
        if (kind == Kind.LINK) links.put(target, new String(content.readNBytes(LONGEST_LINK), StandardCharsets.UTF_8));
        else write(target, kind, content);
    }

    private Path inside(String name, Path target) throws IOException {
        if (target.startsWith(folder) && !target.equals(folder)) return target;
        throw new IOException("entry '" + name + "' leads out of the archive");
    }

    private void write(Path target, Kind kind, InputStream content) throws IOException {
        if (Files.isDirectory(target)) throw new FileAlreadyExistsException(target.toString());
        try (OutputStream out = Files.newOutputStream(target)) {
            byte[] buffer = new byte[1 << 16];
            for (int read = content.read(buffer); read >= 0; read = content.read(buffer)) {
                bytes += read;
                if (bytes > MAX_BYTES) throw new IOException("it unpacks to more than " + MAX_BYTES + " bytes");
                out.write(buffer, 0, read);
            }
        }
        if (kind == Kind.PROGRAM) target.toFile().setExecutable(true, false);
    }

    private void makeLinks() throws IOException {
        for (Map.Entry<Path, String> link : links.entrySet()) {
            Path at = link.getKey();
            inside(link.getValue(), at.resolveSibling(link.getValue()).normalize());
            Files.deleteIfExists(at);
            makeLink(at, Path.of(link.getValue()));
        }
        for (Path link : links.keySet()) checkEnd(link);
    }

    /** Creates a link, or a copy where links are not allowed, as for most users of Windows. */
    private static void makeLink(Path at, Path target) throws IOException {
        try {
            Files.createSymbolicLink(at, target);
        } catch (UnsupportedOperationException | FileSystemException forbidden) {
            Path file = at.resolveSibling(target);
            if (Files.isRegularFile(file)) Files.copy(file, at);
        }
    }

    /** Checks a link after all have been created, as one may lead out through another. Deletes a dangling link. */
    private void checkEnd(Path link) throws IOException {
        if (!Files.exists(link)) Files.deleteIfExists(link);
        else if (!link.toRealPath().startsWith(folder.toRealPath())) {
            Files.delete(link);
            throw new IOException("link '" + folder.relativize(link) + "' leads out of the archive");
        }
    }
}
