package kodama.save;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * What a player has chosen, by dotted names: {@code volume.music} is 80. Kept beside the saves of the game, written
 * soon after a change and at the end.
 *
 * <p>A value is a String, a Double, a Boolean, or a list or map of such. A question for a name says what it is as long
 * as nothing is chosen; a value of another type, as another version of the game may have left it, counts as none.
 *
 * <p>Any thread may call; listeners are called on the thread that changes something.
 */
public final class Settings {
    /** How many settings a player can have. */
    public static final int MAX_SETTINGS = 1000;

    /** What all settings may take together; in bytes. */
    public static final int MAX_BYTES = 1 << 20;

    private static final int LONGEST_NAME = 80;

    private final Saves saves;
    private final SortedMap<String, Object> values;

    /** What each takes, in bytes. */
    private final Map<String, Integer> sizes = new HashMap<>();

    /** Names that were set or removed by this program; another one may have changed the others since. */
    private final Set<String> changed = new HashSet<>();

    private final List<Subscription> listeners = new CopyOnWriteArrayList<>();

    /** Reads what was chosen. */
    public Settings(Saves saves) {
        this.saves = saves;
        this.values = sorted(saves.readSettings());
        values.forEach((name, value) -> sizes.put(name, SaveWriter.write(name, value).length));
    }

    private static SortedMap<String, Object> sorted(@Nullable Object stored) {
        SortedMap<String, Object> values = new TreeMap<>();
        if (stored instanceof Map<?, ?> kept) kept.forEach((name, value) -> values.put(String.valueOf(name), value));
        return values;
    }

    /** Someone hears of changes until this is closed. */
    public final class Subscription implements AutoCloseable {
        private final String name;
        private final Consumer<String> heard;

        private Subscription(String name, Consumer<String> heard) {
            this.name = name;
            this.heard = heard;
        }

        private void tell(String changed) {
            boolean isMeant = name.endsWith(".") ? changed.startsWith(name) : changed.equals(name);
            if (isMeant) heard.accept(changed);
        }

        /** Hears no more. A second call does nothing. */
        @Override
        public void close() {
            listeners.remove(this);
        }
    }

    /**
     * Lets someone hear of changes.
     *
     * @param name a name, or the beginning of some up to a dot, as {@code volume.}
     * @return to be closed when no one hears any more
     */
    public Subscription listen(String name, Consumer<String> heard) {
        Subscription listening = new Subscription(name, heard);
        listeners.add(listening);
        return listening;
    }

    /**
     * Reads a value of any type.
     *
     * @return the value, not to be changed; null if nothing is chosen
     */
    public synchronized @Nullable Object get(String name) {
        return values.get(name);
    }

    /** Reads a number; it is the other one if nothing is chosen. */
    public double get(String name, double otherwise) {
        return get(name) instanceof Double number ? number : otherwise;
    }

    /** Reads a yes or no; it is the other one if nothing is chosen. */
    public boolean get(String name, boolean otherwise) {
        return get(name) instanceof Boolean flag ? flag : otherwise;
    }

    /** Reads a text; it is the other one if nothing is chosen. */
    public String get(String name, String otherwise) {
        return get(name) instanceof String text ? text : otherwise;
    }

    /**
     * Reads a list of texts.
     *
     * @return the texts; those of the list that are none are left out
     */
    public List<String> get(String name, List<String> otherwise) {
        Object value = get(name);
        if (value instanceof Map<?, ?> map && map.isEmpty()) return List.of(); // a file knows no empty lists
        if (!(value instanceof List<?> list)) return otherwise;
        return list.stream()
                .filter(String.class::isInstance)
                .map(String.class::cast)
                .toList();
    }

    /**
     * Lists what is chosen.
     *
     * @param beginning what the names begin with; empty for all
     */
    public synchronized List<String> names(String beginning) {
        List<String> names = new ArrayList<>();
        for (String name : values.keySet()) if (name.startsWith(beginning)) names.add(name);
        return names;
    }

    /**
     * Chooses, and has it written soon.
     *
     * @param value a String, Number, Boolean, or a list or map of such; null to let it be as if nothing was chosen
     * @throws SaveException if the value is something else, the name is none, or there would be more than {@link #MAX_SETTINGS}
     *     settings or {@link #MAX_BYTES} bytes of them
     */
    public void set(String name, @Nullable Object value) {
        byte[] content = value == null ? new byte[0] : SaveWriter.write(name, value);
        if (value != null) check(name, content.length);
        if (!change(name, value == null ? null : SaveReader.read(content), content.length)) return;
        for (Subscription listening : listeners) listening.tell(name);
    }

    private synchronized void check(String name, int size) {
        if (name.isEmpty()) throw new SaveException("the name of a setting must not be empty");
        if (name.length() > LONGEST_NAME)
            throw new SaveException("the name of a setting must have at most " + LONGEST_NAME + " letters but has "
                    + name.length() + ": '" + name.substring(0, LONGEST_NAME / 4) + "…'");
        if (values.size() >= MAX_SETTINGS && !values.containsKey(name))
            throw new SaveException(
                    "'" + name + "' would be one setting too many; there can be at most " + MAX_SETTINGS);
        int before = sizes.getOrDefault(name, 0);
        int all = sizes.values().stream().mapToInt(Integer::intValue).sum() - before + size;
        if (all > MAX_BYTES && size > before)
            throw new SaveException("all settings together must have at most " + MAX_BYTES + " bytes but with '" + name
                    + "' would have " + all);
    }

    private synchronized boolean change(String name, @Nullable Object value, int size) {
        Object before = value == null ? values.remove(name) : values.put(name, value);
        if (value == null ? before == null : value.equals(before)) return false;
        if (value == null) sizes.remove(name);
        else sizes.put(name, size);
        changed.add(name);
        saves.writeSettings(this::mergedInto);
        return true;
    }

    /** What is stored, with the changes of this program. */
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
