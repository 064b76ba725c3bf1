package kodama.pack.archive;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Stream;
import kodama.file.GameFileException;
import kodama.pack.archive.ArchiveEntry.Kind;

/** The files of an archive in the making, in the order of their names: that of a folder differs by machine. */
public final class FileTree {
    /** Java's helpers outside of {@code bin} that are started. Known by name, as Windows keeps no modes. */
    private static final Set<String> HELPERS = Set.of("jspawnhelper", "jexec");

    private final SortedMap<String, ArchiveEntry> entries = new TreeMap<>();

    /** An empty tree. */
    public FileTree() {}

    public FileTree file(String path, FileContent content) {
        return add(new ArchiveEntry(path, Kind.FILE, content));
    }

    /** Adds a file that can be started. */
    public FileTree executable(String path, FileContent content) {
        return add(new ArchiveEntry(path, Kind.PROGRAM, content));
    }

    /** Adds a link to a target, which is relative to the link's folder. */
    public FileTree link(String path, String target) {
        return add(ArchiveEntry.link(path, target));
    }

    private FileTree add(ArchiveEntry entry) {
        if (entries.putIfAbsent(entry.path(), entry) != null)
            throw new IllegalArgumentException("the archive has " + entry.path() + " already");
        return this;
    }

    /**
     * Adds what is in a folder. Links stay links, unless they lead out of it: then what they lead to is added.
     *
     * @param path of the folder in the archive
     * @param folder on this machine
     * @param wanted what of it is added, by the path in the folder, parts separated by {@code /}
     * @return this
     * @throws GameFileException if it cannot be read
     */
    public FileTree folder(String path, Path folder, Predicate<String> wanted) {
        try {
            addAll(path, folder.toRealPath(), "", wanted);
        } catch (IOException e) {
            throw Unpacker.failure(folder, e);
        }
        return this;
    }

    private void addAll(String path, Path root, String inside, Predicate<String> wanted) throws IOException {
        for (Path found : sorted(root.resolve(inside))) {
            String name = inside.isEmpty() ? "" + found.getFileName() : inside + "/" + found.getFileName();
            if (isLinkWithin(found, root)) {
                if (wanted.test(name)) link(path + "/" + name, slashes(Files.readSymbolicLink(found)));
            } else if (Files.isDirectory(found)) {
                addAll(path, root, name, wanted);
            } else if (wanted.test(name)) {
                add(new ArchiveEntry(path + "/" + name, kind(name), FileContent.of(found)));
            }
        }
    }

    private static List<Path> sorted(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.sorted().toList();
        }
    }

    private static boolean isLinkWithin(Path file, Path root) throws IOException {
        return Files.isSymbolicLink(file)
                && !Files.readSymbolicLink(file).isAbsolute()
                && file.toRealPath().startsWith(root);
    }

    private static String slashes(Path path) {
        return path.toString().replace('\\', '/');
    }

    /** A rule instead of the file's own mode, so that packs from all systems are the same. */
    private static Kind kind(String name) {
        boolean isStarted =
                ("/" + name).contains("/bin/") || HELPERS.contains(name.substring(name.lastIndexOf('/') + 1));
        return isStarted ? Kind.PROGRAM : Kind.FILE;
    }

    /** What is in it, sorted by path. */
    public Collection<ArchiveEntry> entries() {
        return Collections.unmodifiableCollection(entries.values());
    }

    /** How many bytes it is unpacked. */
    public long bytes() {
        long bytes = 0;
        for (ArchiveEntry entry : entries.values()) bytes += size(entry);
        return bytes;
    }

    private static long size(ArchiveEntry entry) {
        try (InputStream in = entry.content().open()) {
            return in.skip(Long.MAX_VALUE);
        } catch (IOException e) {
            throw unreadable(e);
        }
    }

    /** A zip file; of the same tree the same bytes. */
    public byte[] zip() {
        return written(FileTree::zip);
    }

    private static byte[] zip(Collection<ArchiveEntry> entries) throws IOException {
        ZipWriter zip = new ZipWriter();
        for (ArchiveEntry entry : entries)
            zip.add(
                    entry.path(),
                    entry.kind(),
                    CompressedContent.of(entry.content().bytes()));
        return zip.end();
    }

    /** A tar.gz file; of the same tree the same bytes. */
    public byte[] tarGz() {
        return written(TarGzWriter::write);
    }

    private interface Writer {
        byte[] write(Collection<ArchiveEntry> entries) throws IOException;
    }

    private byte[] written(Writer writer) {
        try {
            return writer.write(entries.values());
        } catch (IOException e) {
            throw unreadable(e);
        }
    }

    private static GameFileException unreadable(IOException e) {
        return new GameFileException(
                "archive", "something that goes into it cannot be read (" + e.getMessage() + ")", e);
    }
}
