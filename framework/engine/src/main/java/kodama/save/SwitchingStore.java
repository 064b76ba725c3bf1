package kodama.save;

import java.util.SortedMap;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** The view of two stores: the recorded one while a recording is played again, then the player's. */
final class SwitchingStore implements SaveStore {
    private final SaveStore recorded;
    private final SaveStore live;
    private final BooleanSupplier isReplaying;

    SwitchingStore(SaveStore recorded, SaveStore live, BooleanSupplier isReplaying) {
        this.recorded = recorded;
        this.live = live;
        this.isReplaying = isReplaying;
    }

    private SaveStore current() {
        return isReplaying.getAsBoolean() ? recorded : live;
    }

    @Override
    public @Nullable StoredSave read(String name) {
        return current().read(name);
    }

    @Override
    public void write(String name, byte[] content) {
        current().write(name, content);
    }

    @Override
    public void writeLater(String name, Function<@Nullable Object, Object> change) {
        current().writeLater(name, change);
    }

    @Override
    public void delete(String name) {
        current().delete(name);
    }

    @Override
    public SortedMap<String, Long> sizes() {
        return current().sizes();
    }

    /** Leaves both stores open, which others use. */
    @Override
    public void close() {}
}
