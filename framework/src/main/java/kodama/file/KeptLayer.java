package kodama.file;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A layer whose files are read once and then stay as they were. */
final class KeptLayer implements Layer {
    private final Layer source;
    private final Map<String, Optional<byte[]>> contents = new HashMap<>();
    private final Map<String, Boolean> existing = new HashMap<>();

    KeptLayer(Layer source) {
        this.source = source;
    }

    @Override
    public synchronized byte @Nullable [] read(String path) {
        return contents.computeIfAbsent(path, asked -> Optional.ofNullable(source.read(asked)))
                .map(byte[]::clone)
                .orElse(null);
    }

    @Override
    public synchronized boolean exists(String path) {
        return existing.computeIfAbsent(path, source::exists);
    }

    @Override
    public @Nullable Path onDisk(String path) {
        return source.onDisk(path);
    }

    @Override
    public @Nullable String inOtherCase(String path) {
        return source.inOtherCase(path);
    }

    @Override
    public void addPathsTo(Set<String> paths) {
        source.addPathsTo(paths);
    }

    @Override
    public String toString() {
        return source.toString();
    }
}
