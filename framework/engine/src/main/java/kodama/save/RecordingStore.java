package kodama.save;

import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** The view of a store for one world that records the answers that a replay cannot know. */
final class RecordingStore implements SaveStore {
    private final SaveStore store;
    private final Consumer<SaveAnswer> journal;
    private final KnownSaves known = new KnownSaves();

    /** Number of the last query. */
    private long query;

    RecordingStore(SaveStore store, Consumer<SaveAnswer> journal) {
        this.store = store;
        this.journal = journal;
    }

    /** Settings are not recorded here: they change without the game. */
    @Override
    public synchronized @Nullable StoredSave read(String name) {
        if (name.equals(SaveName.SETTINGS)) return store.read(name);
        query++;
        try {
            StoredSave save = store.read(name);
            record(new SaveAnswer.Content(query, name, save == null ? null : save.content()));
            return save;
        } catch (SaveException failed) {
            throw recorded(name, failed);
        }
    }

    private void record(SaveAnswer answer) {
        if (known.learn(answer)) journal.accept(answer);
    }

    private SaveException recorded(String name, SaveException failed) {
        record(new SaveAnswer.Failure(query, name, String.valueOf(failed.getMessage())));
        return failed;
    }

    @Override
    public synchronized void write(String name, byte[] content) {
        store.write(name, content);
        known.write(name, content);
    }

    @Override
    public void writeLater(String name, Function<@Nullable Object, Object> change) {
        store.writeLater(name, change);
    }

    @Override
    public synchronized void delete(String name) {
        store.delete(name);
        known.delete(name);
    }

    @Override
    public synchronized SortedMap<String, Long> sizes() {
        query++;
        try {
            SortedMap<String, Long> sizes = new TreeMap<>(store.sizes());
            sizes.remove(SaveName.SETTINGS);
            record(new SaveAnswer.Sizes(query, new TreeMap<>(sizes)));
            return sizes;
        } catch (SaveException failed) {
            throw recorded(SaveAnswer.ALL, failed);
        }
    }

    /** Leaves the store open, which other worlds use. */
    @Override
    public void close() {}
}
