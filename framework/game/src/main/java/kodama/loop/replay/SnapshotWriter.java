package kodama.loop.replay;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import kodama.base.StateSink;
import org.jspecify.annotations.Nullable;

/** Copies the state of a world into a {@link WorldSnapshot}. */
final class SnapshotWriter implements StateSink {
    private final Map<String, StateObject> objects = new LinkedHashMap<>();
    private StateObject current = new StateObject("", "");

    WorldSnapshot snapshot() {
        return new WorldSnapshot(objects);
    }

    @Override
    public void begin(String kind, int number) {
        begin(kind + " " + number, new StateObject(kind + " " + number, ""));
    }

    /** Begins values whose names say where they belong. */
    void beginPlain(String key) {
        begin(key, new StateObject("", ""));
    }

    /**
     * Begins values in arrays, with an item for each object.
     *
     * @param kind kind of these objects, such as {@code shot}
     */
    void beginColumns(String kind) {
        begin(kind + "s", new StateObject(kind + "s", kind));
    }

    private void begin(String key, StateObject next) {
        current = next;
        objects.put(key, next);
    }

    /** Sets the title of the current object. */
    void setTitle(String title) {
        current.setTitle(title);
    }

    @Override
    public void add(String name, long value) {
        current.put(name, value);
    }

    @Override
    public void add(String name, double value) {
        current.put(name, value);
    }

    @Override
    public void add(String name, boolean value) {
        current.put(name, value);
    }

    @Override
    public void add(String name, @Nullable String value) {
        current.put(name, value);
    }

    @Override
    public void add(String name, double[] values, int count) {
        current.put(name, Arrays.copyOf(values, count));
    }

    @Override
    public void add(String name, long[] values, int count) {
        current.put(name, Arrays.copyOf(values, count));
    }

    @Override
    public void add(String name, int[] values, int count) {
        current.put(name, Arrays.stream(values, 0, count).asLongStream().toArray());
    }
}
