package kodama.file;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** A source that reads each file once and keeps its content. */
final class CachedSource implements FileSource {
    private final FileSource original;
    private final Map<String, Optional<byte[]>> contents = new HashMap<>();
    private final Map<String, Boolean> existing = new HashMap<>();

    CachedSource(FileSource original) {
        this.original = original;
    }

    @Override
    public synchronized byte @Nullable [] read(String path) {
        return contents.computeIfAbsent(path, asked -> Optional.ofNullable(original.read(asked)))
                .map(byte[]::clone)
                .orElse(null);
    }

    @Override
    public synchronized boolean exists(String path) {
        return existing.computeIfAbsent(path, original::exists);
    }

    @Override
    public @Nullable Path pathOnDisk(String path) {
        return original.pathOnDisk(path);
    }

    @Override
    public @Nullable String inOtherCase(String path) {
        return original.inOtherCase(path);
    }

    @Override
    public void addPathsTo(Set<String> paths) {
        original.addPathsTo(paths);
    }

    /** Returns those of the original files, which are taken not to change. */
    @Override
    public void addHashesTo(Map<String, Long> hashes, Predicate<String> accepted, FileHashes known) {
        original.addHashesTo(hashes, accepted, known);
    }

    @Override
    public String toString() {
        return original.toString();
    }
}
