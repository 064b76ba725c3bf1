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
 * Unpacks archives of others, none of whose entries gets out of the folder: neither by its name nor through a link.
 * Links come last, when no file is written any more.
 */
public final class Unpacker {
    /** No JDK has so many files; some archives are made to fill disks. */
    private static final int MOST_ENTRIES = 100_000;

    private static final long MOST_BYTES = 4L << 30;
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
     * Unpacks a zip or a tar.gz file; which one it is its first bytes tell, not its name.
     *
     * @param archive the file
     * @param folder is there
     * @param wanted which entries are written, by their paths, parts separated by {@code /}
     * @throws GameFileException if it is neither, or broken, or has entries that lie outside of the folder
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
        if (why instanceof FileAlreadyExistsException) return "it has a file and a folder of one name";
        return why instanceof NoSuchFileException ? "no such file" : String.valueOf(why.getMessage());
    }

    private static ArchiveReader reader(Path archive) throws IOException {
        try (InputStream in = Files.newInputStream(archive)) {
            byte[] first = in.readNBytes(2);
            if (first.length == 2 && first[0] == 'P' && first[1] == 'K') return ZipReader::read;
            if (first.length == 2 && first[0] == 0x1F && (first[1] & 0xFF) == 0x8B) return TarGzReader::read;
        }
        throw new IOException("it is neither a zip nor a tar.gz file");
    }

    private void take(String path, Kind kind, InputStream content) throws IOException {
        if (++entries > MOST_ENTRIES) throw new IOException("it has more than " + MOST_ENTRIES + " files");
        String name = path.replace('\\', '/');
        Path target = inside(name, folder.resolve(name).normalize());
        if (!wanted.test(name)) return;
        Files.createDirectories(target.getParent());
        if (kind == Kind.LINK) links.put(target, new String(content.readNBytes(LONGEST_LINK), StandardCharsets.UTF_8));
        else write(target, kind, content);
    }

    private Path inside(String name, Path target) throws IOException {
        if (target.startsWith(folder) && !target.equals(folder)) return target;
        throw new IOException("it has '" + name + "', which lies outside of it");
    }

    private void write(Path target, Kind kind, InputStream content) throws IOException {
        if (Files.isDirectory(target)) throw new FileAlreadyExistsException(target.toString());
        try (OutputStream out = Files.newOutputStream(target)) {
            byte[] buffer = new byte[1 << 16];
            for (int read = content.read(buffer); read >= 0; read = content.read(buffer)) {
                bytes += read;
                if (bytes > MOST_BYTES) throw new IOException("it unpacks to more than " + MOST_BYTES + " bytes");
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

    /** Windows lets few people make links; a copy does as well. */
    private static void makeLink(Path at, Path target) throws IOException {
        try {
            Files.createSymbolicLink(at, target);
        } catch (UnsupportedOperationException | FileSystemException forbidden) {
            Path file = at.resolveSibling(target);
            if (Files.isRegularFile(file)) Files.copy(file, at);
        }
    }

    /** A link through another may lead out though neither seems to; one that leads nowhere is of no use. */
    private void checkEnd(Path link) throws IOException {
        if (!Files.exists(link)) Files.deleteIfExists(link);
        else if (!link.toRealPath().startsWith(folder.toRealPath())) {
            Files.delete(link);
            throw new IOException("its link '" + folder.relativize(link) + "' leads out of it");
        }
    }
}
