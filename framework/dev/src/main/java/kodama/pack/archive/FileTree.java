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

/** Entries for a new archive, sorted by path, as the order in folders depends on the machine. */
public final class FileTree {
    /** Executables of Java outside of {@code bin}; known by name, since Windows has no modes. */
    private static final Set<String> HELPERS = Set.of("jspawnhelper", "jexec");

    private final SortedMap<String, ArchiveEntry> entries = new TreeMap<>();

    /** Creates an empty tree. */
    public FileTree() {}

    public FileTree file(String path, FileContent content) {
        return add(new ArchiveEntry(path, Kind.FILE, content));
    }

    /** Adds an executable file. */
    public FileTree executable(String path, FileContent content) {
        return add(new ArchiveEntry(path, Kind.PROGRAM, content));
    }

    /** Adds a link; the target is relative to the link's folder. */
    public FileTree link(String path, String target) {
        return add(ArchiveEntry.link(path, target));
    }

    private FileTree add(ArchiveEntry entry) {
        if (entries.putIfAbsent(entry.path(), entry) != null)
            throw new IllegalArgumentException("the archive already has " + entry.path());
        return this;
    }

    /**
     * Adds the files of a folder. Links are kept, but for a link that leads out of the folder its target is added.
     *
     * @param path path of the folder in the archive
     * @param folder the folder on disk
     * @param wanted selects files by their paths in the folder, with {@code /} as the separator
     * @return this tree
     * @throws GameFileException if the folder cannot be read
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

    /** The kind by name, not by the file's mode, so that archives are the same on all systems. */
    private static Kind kind(String name) {
        boolean isStarted =
                ("/" + name).contains("/bin/") || HELPERS.contains(name.substring(name.lastIndexOf('/') + 1));
        return isStarted ? Kind.PROGRAM : Kind.FILE;
    }

    /** All entries, sorted by path. */
    public Collection<ArchiveEntry> entries() {
        return Collections.unmodifiableCollection(entries.values());
    }

    /** Unpacked size, in bytes. */
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

    /** The tree as a zip file; the same tree always gives the same bytes. */
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

    /** The tree as a tar.gz file; the same tree always gives the same bytes. */
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
        return new GameFileException("archive", "a file for it cannot be read (" + e.getMessage() + ")", e);
    }
}
