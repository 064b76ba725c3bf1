package kodama.save;

import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import kodama.base.LeakTracker;
import kodama.file.ContainedPath;
import org.jspecify.annotations.Nullable;

/**
 * A game's saves, by name. A save is plain data: a String, Number, Boolean, a List of plain data, or a Map of plain
 * data with Strings, Numbers or Booleans as keys.
 *
 * <p>In a folder each save is a readable file, which is written on another thread: saving does not wait for the disk,
 * reading does. If a program is killed, a save is either the old one or the new one. The previous version is kept, and
 * is read if the last one is damaged. Thread-safe.
 *
 * <pre>{@code
 * saves.write("scores", List.of(Map.of("name", "ZOE", "score", 12000)));
 * Object scores = saves.read("scores");
 * }</pre>
 */
public final class Saves implements AutoCloseable {
    /** Most bytes of all saves of a game together. */
    public static final long QUOTA = SaveFormat.MAX_BYTES;

    /** Most values of a save, including those in tables. */
    public static final int MAX_VALUES = SaveFormat.MAX_VALUES;

    /** Most saves of a game. */
    public static final int MAX_SAVES = 1000;

    private final SaveStore store;
    private final @Nullable ContainedPath folder;

    private Saves(SaveStore store, @Nullable ContainedPath folder) {
        this.store = store;
        this.folder = folder;
    }

    /**
     * Opens the saves in a folder.
     *
     * @param folder the folder; need not exist; created with the first save
     * @param notices called, on any thread, with a sentence about damaged saves, failed writes, and other running
     *     programs that use the folder
     * @return the saves; to be closed
     */
    public static Saves in(ContainedPath folder, Consumer<String> notices, LeakTracker leaks) {
        return new Saves(new SaveQueue(new SaveFolder(folder, notices), notices, leaks), folder);
    }

    /**
     * Opens the saves in a folder for someone who only watches. Writes and deletions are ignored, and no file is
     * changed, not even a damaged one.
     *
     * @param folder the folder; need not exist
     */
    public static Saves readOnly(ContainedPath folder) {
        return new Saves(SaveFolder.readOnly(folder), folder);
    }

    /** Creates saves in memory, which are lost when the program ends. */
    public static Saves inMemory() {
        return new Saves(new SaveMemory(), null);
    }

    /**
     * Creates a view for one world that reads and writes like the given saves, and reports each answer that a replay
     * of the world cannot know from earlier answers, writes and deletions.
     *
     * @param saves the saves; not closed with the view
     * @param journal called with each such answer, on the thread of the query
     */
    public static Saves recording(Saves saves, Consumer<SaveAnswer> journal) {
        return new Saves(new RecordingStore(saves.store, journal), saves.folder);
    }

    /**
     * Creates saves in memory that repeat a recorded world: as long as the world asks and writes the same, each call
     * returns or throws the same. Nothing is written to disk.
     *
     * @param answers returns the next recorded answer, in the order of the recording, or null if there is none until
     *     later; must have returned an answer by the query that it belongs to
     * @param differences called with a sentence for each query that the recording answers otherwise or not at all; the
     *     save then counts as absent, or there are no saves
     */
    public static Saves replaying(Supplier<@Nullable SaveAnswer> answers, Consumer<String> differences) {
        return new Saves(new ReplayStore(answers, differences), null);
    }

    /**
     * Creates a view for one world that begins with a recording: as long as it is played again, the saves are those of
     * {@link #replaying}, then the given ones.
     *
     * @param recorded saves that repeat the recorded answers
     * @param saves the saves after that; not closed with the view
     * @param isReplaying returns whether the recording is played at the moment
     */
    public static Saves switching(Saves recorded, Saves saves, BooleanSupplier isReplaying) {
        return new Saves(new SwitchingStore(recorded.store, saves.store, isReplaying), saves.folder);
    }

    /**
     * Creates a view that also has the list of the player's replays, which is recorded and replayed like a save.
     *
     * @param saves the saves; not closed with the view
     * @param replays returns the list as plain data; called by {@link #readReplays}
     */
    public static Saves withReplays(Saves saves, Supplier<Object> replays) {
        return new Saves(new ReplayListStore(saves.store, replays), saves.folder);
    }

    /** Returns the list of the player's replays as plain data; null if these saves have none. */
    public @Nullable Object readReplays() {
        return StoredSave.dataOf(store.read(SaveName.REPLAYS));
    }

    /** Returns the folder, for other data of the player: a folder that need not exist; empty for saves in memory. */
    public Optional<ContainedPath> folder() {
        return Optional.ofNullable(folder);
    }

    /**
     * Saves data; later calls of {@link #read} return it.
     *
     * @param name lowercase letters, digits, {@code -} and {@code _}, with {@code /} between folders
     * @param data plain data, which is copied
     * @throws SaveException if the name breaks a rule, the data cannot be saved, or all saves together would have more
     *     than {@link #QUOTA} bytes; the save is then unchanged
     */
    public void write(String name, Object data) {
        SaveName.check(name);
        byte[] content = SaveWriter.write(name, data);
        checkQuota(name, content.length);
        store.write(name, content);
    }

    private void checkQuota(String name, long bytes) {
        SortedMap<String, Long> sizes = store.sizes();
        sizes.remove(SaveName.SETTINGS); // settings have their own limit
        sizes.put(name, bytes);
        if (sizes.size() > MAX_SAVES)
            throw new SaveException("'" + name + "' would be one save too many; a game can have at most " + MAX_SAVES);
        long all = sizes.values().stream().mapToLong(Long::longValue).sum();
        if (all > QUOTA)
            throw new SaveException("all saves together must have at most " + QUOTA + " bytes but with '" + name
                    + "' would have " + all);
    }

    /**
     * Reads the last save with a name.
     *
     * @param name as in {@link #write}
     * @return a String, Double, Boolean, List or Map, which the caller may change; null if there is none
     * @throws SaveException if the name breaks a rule
     */
    public @Nullable Object read(String name) {
        return StoredSave.dataOf(store.read(SaveName.check(name)));
    }

    /** Lists the names of the saves, sorted. */
    public List<String> list() {
        return store.sizes().keySet().stream()
                .filter(name -> !name.equals(SaveName.SETTINGS))
                .toList();
    }

    /**
     * Deletes a save and its previous version.
     *
     * @param name as in {@link #write}
     * @throws SaveException if the name breaks a rule
     */
    public boolean delete(String name) {
        if (!store.sizes().containsKey(SaveName.check(name))) return false;
        store.delete(name);
        return true;
    }

    @Nullable
    Object readSettings() {
        try {
            return StoredSave.dataOf(store.read(SaveName.SETTINGS));
        } catch (SaveException unusable) {
            return null; // the problem with the folder has been reported
        }
    }

    /**
     * Settings may change in each frame, for example when a window is dragged, so they are written when the disk has
     * time.
     *
     * @param change receives the stored settings, or null if there are none, and returns the new ones
     */
    void writeSettings(Function<@Nullable Object, Object> change) {
        store.writeLater(SaveName.SETTINGS, change);
    }

    /** Writes pending saves. */
    @Override
    public void close() {
        store.close();
    }

    /** Stores saves in memory. */
    static final class SaveMemory implements SaveStore {
        private final SortedMap<String, SaveContent> saves = new TreeMap<>();

        @Override
        public synchronized @Nullable StoredSave read(String name) {
            SaveContent content = saves.get(name);
            return content == null ? null : StoredSave.parse(content.bytes());
        }

        @Override
        public synchronized void write(String name, byte[] content) {
            saves.put(name, SaveContent.of(content));
        }

        @Override
        public synchronized void writeLater(String name, Function<@Nullable Object, Object> change) {
            saves.put(name, SaveContent.deferred(() -> SaveWriter.write(name, change.apply(null))));
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
}
