package kodama.save;

import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Keeps saves until the program ends. */
final class SaveMemory implements SaveStore {
    private final SortedMap<String, SaveContent> saves = new TreeMap<>();

    @Override
    public synchronized @Nullable Object read(String name) {
        SaveContent content = saves.get(name);
        return content == null ? null : SaveReader.read(content.bytes());
    }

    @Override
    public synchronized void write(String name, byte[] content) {
        saves.put(name, SaveContent.of(content));
    }

    @Override
    public synchronized void writeLater(String name, Function<@Nullable Object, Object> change) {
        saves.put(name, SaveContent.later(() -> SaveWriter.write(name, change.apply(null))));
    }

    @Override
    public synchronized void delete(String name) {
        saves.remove(name);
    }

    @Override
    public synchronized SortedMap<String, Long> sizes() {
        SortedMap<String, Long> sizes = new TreeMap<>();
        saves.forEach((name, content) -> sizes.put(name, content.size()));
        return sizes;
    }

    @Override
    public void close() {}
}
