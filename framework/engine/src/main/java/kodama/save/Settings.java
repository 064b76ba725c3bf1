package kodama.save;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * The player's settings by dotted names, for example {@code volume.music}. Stored next to the saves of the game, soon
 * after a change and at the end.
 *
 * <p>A value is a String, a Double, a Boolean, or a list or map of such values. Reading a setting requires a default,
 * which is also returned if the stored value has another type, as one from another version of the game may have.
 *
 * <p>Thread-safe; listeners are called on the thread that makes the change.
 */
public final class Settings {
    /** Most settings of a player. */
    public static final int MAX_SETTINGS = 1000;

    /** Most bytes of all settings together. */
    public static final int MAX_BYTES = 1 << 20;

    private static final int MAX_NAME_LENGTH = 80;

    /** Where these settings are stored; null if they are not. */
    private final @Nullable Saves saves;

    /** The player's settings of which these are the view of a game; null if they are not. */
    private final @Nullable Settings player;

    private final SortedMap<String, Object> values;

    /** Size of each setting, in bytes. */
    private final Map<String, Integer> sizes = new HashMap<>();

    /** Size of all settings, in bytes. */
    private int bytes;

    /** Names that this program has set or removed; other programs may have changed the rest. */
    private final Set<String> changed = new HashSet<>();

    private final List<Subscription> listeners = new CopyOnWriteArrayList<>();

    /** Number of changes. */
    private volatile long version;

    /** Number of changes of the player's settings that this view has adopted. */
    private long adopted;

    /** Whether what the game sets in this view stays in it. */
    private boolean isDetached;

    /** Reads the stored settings. */
    public Settings(Saves saves) {
        this(saves, null, sorted(saves.readSettings()));
    }

    private Settings(@Nullable Saves saves, @Nullable Settings player, SortedMap<String, Object> values) {
        this.saves = saves;
        this.player = player;
        this.values = values;
        values.forEach((name, value) -> putSize(name, SaveWriter.write(name, value).length));
    }

    /**
     * Creates settings that are not stored.
     *
     * @param values values as in {@link #set}, by name
     */
    public static Settings inMemory(Map<String, Object> values) {
        return new Settings(null, null, new TreeMap<>(values));
    }

    /**
     * Creates the view of a game, which begins with the current settings. Settings that the game sets are also set
     * here; other changes reach the view only by {@link #adoptChanges}, so that they can be recorded and repeated.
     */
    public Settings forGame() {
        return new Settings(null, this, all());
    }

    private static SortedMap<String, Object> sorted(@Nullable Object stored) {
        SortedMap<String, Object> values = new TreeMap<>();
        if (stored instanceof Map<?, ?> kept) kept.forEach((name, value) -> values.put(String.valueOf(name), value));
        return values;
    }

    /** A registered listener; active until it is closed. */
    public final class Subscription implements AutoCloseable {
        private final String name;
        private final Consumer<String> listener;

        private Subscription(String name, Consumer<String> listener) {
            this.name = name;
            this.listener = listener;
        }

        private void notifyListener(String changed) {
            boolean isMeant = name.endsWith(".") ? changed.startsWith(name) : changed.equals(name);
            if (isMeant) listener.accept(changed);
        }

        /** Removes the listener. A second call does nothing. */
        @Override
        public void close() {
            listeners.remove(this);
        }
    }

    /**
     * Adds a listener for changes.
     *
     * @param name a name, or the beginning of names up to a dot, such as {@code volume.}
     * @return to be closed to remove the listener
     */
    public Subscription listen(String name, Consumer<String> listener) {
        Subscription listening = new Subscription(name, listener);
        listeners.add(listening);
        return listening;
    }

    /**
     * Returns a value of any type.
     *
     * @return the value, which must not be changed; null if it is not set
     */
    public synchronized @Nullable Object get(String name) {
        return values.get(name);
    }

    /** Returns a number, or the default if it is not set. */
    public double get(String name, double defaultValue) {
        return get(name) instanceof Double number ? number : defaultValue;
    }

    /** Returns a Boolean, or the default if it is not set. */
    public boolean get(String name, boolean defaultValue) {
        return get(name) instanceof Boolean flag ? flag : defaultValue;
    }

    /** Returns a string, or the default if it is not set. */
    public String get(String name, String defaultValue) {
        return get(name) instanceof String text ? text : defaultValue;
    }

    /**
     * Returns a list of strings, or the default if it is not set.
     *
     * @return the strings; other items of the list are omitted
     */
    public List<String> get(String name, List<String> defaultValue) {
        Object value = get(name);
        if (value instanceof Map<?, ?> map && map.isEmpty()) return List.of(); // files cannot represent empty lists
        if (!(value instanceof List<?> list)) return defaultValue;
        return list.stream()
                .filter(String.class::isInstance)
                .map(String.class::cast)
                .toList();
    }

    /**
     * Lists the settings that are set.
     *
     * @param beginning beginning of the names; empty for all
     */
    public synchronized List<String> names(String beginning) {
        List<String> names = new ArrayList<>();
        for (String name : values.keySet()) if (name.startsWith(beginning)) names.add(name);
        return names;
    }

    /** Returns a copy of all settings, by name; the values must not be changed. */
    public synchronized SortedMap<String, Object> all() {
        return new TreeMap<>(values);
    }

    /**
     * Sets a value, which is stored soon.
     *
     * @param value a String, Number, Boolean, or a list or map of such values; null to remove the setting
     * @throws SaveException if the value has another type, the name is empty or too long, or there would be more than
     *     {@link #MAX_SETTINGS} settings or {@link #MAX_BYTES} bytes of them
     */
    public void set(String name, @Nullable Object value) {
        byte[] content = value == null ? new byte[0] : SaveWriter.write(name, value);
        if (value != null) check(name, content.length);
        put(name, value == null ? null : SaveReader.read(content), content.length);
    }

    private void put(String name, @Nullable Object value, int size) {
        if (!change(name, value, size)) return;
        if (player != null && !isDetached) player.put(name, value, size);
        notifyListeners(name);
    }

    private void notifyListeners(String name) {
        for (Subscription listening : listeners) listening.notifyListener(name);
    }

    /**
     * Detaches the view of a game from the player's settings while a recording is played again: what the game sets
     * does not change them.
     */
    public void detach() {
        isDetached = true;
    }

    /** Returns whether this view is detached from the player's settings. */
    public boolean isDetached() {
        return isDetached;
    }

    /** Ends {@link #detach}: the next {@link #adoptChanges} adopts all of the player's settings. */
    public void attach() {
        isDetached = false;
        adopted = -1;
    }

    /**
     * In the view of a game, adopts the changes that others have made to the player's settings since the last call. The
     * view's listeners are called. Called between ticks, on the game thread.
     *
     * @param changes called with the name and the new value of each change, sorted by name; null if it was removed
     */
    public void adoptChanges(BiConsumer<String, @Nullable Object> changes) {
        Settings source = player;
        if (source == null || source.version == adopted) return;
        adopted = source.version; // before the values, so that no later change is missed
        SortedMap<String, Object> current = source.all();
        SortedSet<String> names = new TreeSet<>(current.keySet());
        names.addAll(names(""));
        for (String name : names) if (adopt(name, current.get(name))) changes.accept(name, current.get(name));
    }

    /**
     * Sets a value as {@link #adoptChanges} did when it reported the change. The limits are not checked, and in the
     * view of a game the player's settings stay as they are.
     *
     * @return whether the value has changed
     */
    public boolean adopt(String name, @Nullable Object value) {
        int size = value == null ? 0 : SaveWriter.write(name, value).length;
        boolean isNew = change(name, value, size);
        if (isNew) notifyListeners(name);
        return isNew;
    }

    private synchronized void check(String name, int size) {
        if (name.isEmpty()) throw new SaveException("the name of a setting must not be empty");
        if (name.length() > MAX_NAME_LENGTH)
            throw new SaveException("the name of a setting must have at most " + MAX_NAME_LENGTH
                    + " characters but has " + name.length() + ": '" + name.substring(0, MAX_NAME_LENGTH / 4) + "…'");
        if (values.size() >= MAX_SETTINGS && !values.containsKey(name))
            throw new SaveException(
                    "'" + name + "' would be one setting too many; there can be at most " + MAX_SETTINGS);
        int before = sizes.getOrDefault(name, 0);
        int all = bytes - before + size;
        if (all > MAX_BYTES && size > before)
            throw new SaveException("all settings together must have at most " + MAX_BYTES + " bytes but with '" + name
                    + "' would have " + all);
    }

    private synchronized boolean change(String name, @Nullable Object value, int size) {
        Object before = value == null ? values.remove(name) : values.put(name, value);
        if (value == null ? before == null : value.equals(before)) return false;
        putSize(name, value == null ? null : size);
        changed.add(name);
        version++;
        if (saves != null) saves.writeSettings(this::mergedInto);
        return true;
    }

    private void putSize(String name, @Nullable Integer size) {
        Integer before = size == null ? sizes.remove(name) : sizes.put(name, size);
        bytes += (size == null ? 0 : size) - (before == null ? 0 : before);
    }

    /** The stored settings with the changes of this program. */
    private synchronized Object mergedInto(@Nullable Object stored) {
        if (!(stored instanceof Map)) return new TreeMap<>(values);
        SortedMap<String, Object> merged = sorted(stored);
        for (String name : changed) {
            Object value = values.get(name);
            if (value == null) merged.remove(name);
            else merged.put(name, value);
        }
        return merged;
    }
}
