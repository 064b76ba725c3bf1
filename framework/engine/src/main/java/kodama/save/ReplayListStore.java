package kodama.save;

import java.util.SortedMap;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** The view of a store that also returns the list of the player's replays. */
final class ReplayListStore implements SaveStore {
    private final SaveStore store;
    private final Supplier<Object> replays;

    ReplayListStore(SaveStore store, Supplier<Object> replays) {
        this.store = store;
        this.replays = replays;
    }

    @Override
    public @Nullable StoredSave read(String name) {
        if (!name.equals(SaveName.REPLAYS)) return store.read(name);
        return StoredSave.parse(SaveWriter.write("replays", replays.get()));
    }

    @Override
    public void write(String name, byte[] content) {
        store.write(name, content);
    }

    @Override
    public void writeLater(String name, Function<@Nullable Object, Object> change) {
        store.writeLater(name, change);
    }

    @Override
    public void delete(String name) {
        store.delete(name);
    }

    @Override
    public SortedMap<String, Long> sizes() {
        return store.sizes();
    }

    @Override
    public void close() {}
}
