package kodama.file;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.jspecify.annotations.Nullable;

/**
 * A folder inside a jar or zip.
 *
 * <p>The index is read once. The jar is opened and closed for each file, so that nothing has to be closed later; the
 * running jar is open anyway, and the JDK shares its index.
 */
final class JarSource implements FileSource {
    private final Path jar;
    private final String prefix;
    /** The hash of each file, by path. */
    private final Map<String, Long> hashes = new TreeMap<>();

    JarSource(Path jar, String prefix) {
        this.jar = jar;
        this.prefix = prefix;
        if (!Files.isRegularFile(jar)) throw new GameFileException(jar.toString(), "no such jar");
        try (ZipFile zip = open()) {
            zip.stream().filter(entry -> !entry.isDirectory()).forEach(this::admit);
        } catch (IOException e) {
            throw new GameFileException(jar.toString(), "not a readable jar (" + FolderTree.reason(e) + ")", e);
        }
    }

    private void admit(ZipEntry entry) {
        String name = entry.getName();
        if (!name.startsWith(prefix)) return;
        String path = name.substring(prefix.length());
        if (!GamePath.isHiddenBelow(path)) hashes.put(path, FileHashes.of(entry.getCrc(), entry.getSize()));
    }

    @Override
    public byte @Nullable [] read(String path) {
        if (!exists(path)) return null;
        try (ZipFile zip = open()) {
            ZipEntry entry = zip.getEntry(prefix + path);
            if (entry == null) throw new GameFileException(path, "no longer in " + this);
            return read(path, zip, entry);
        } catch (IOException e) {
            throw new GameFileException(path, "cannot be read from " + this + " (" + FolderTree.reason(e) + ")", e);
        }
    }

    private static byte[] read(String path, ZipFile zip, ZipEntry entry) throws IOException {
        int most = FileSource.maxBytes(path);
        if (entry.getSize() > most) throw FileSource.tooLarge(path, entry.getSize());
        try (InputStream in = zip.getInputStream(entry)) {
            byte[] content = in.readNBytes(most + 1); // the size in the index may be wrong
            if (content.length > most) throw FileSource.tooLarge(path, content.length);
            return content;
        }
    }

    @Override
    public boolean exists(String path) {
        return hashes.containsKey(path);
    }

    @Override
    public @Nullable String inOtherCase(String path) {
        for (String candidate : hashes.keySet()) if (candidate.equalsIgnoreCase(path)) return candidate;
        return null;
    }

    @Override
    public void addPathsTo(Set<String> target) {
        target.addAll(hashes.keySet());
    }

    /** The jar's index has the checksums, so nothing is read. */
    @Override
    public void addHashesTo(Map<String, Long> target, Predicate<String> accepted, FileHashes known) {
        hashes.forEach((path, hash) -> {
            if (accepted.test(path)) target.putIfAbsent(path, hash);
        });
    }

    private ZipFile open() throws IOException {
        return new ZipFile(jar.toFile());
    }

    @Override
    public String toString() {
        return prefix.isEmpty() ? jar.toString() : jar + "!/" + prefix;
    }
}
