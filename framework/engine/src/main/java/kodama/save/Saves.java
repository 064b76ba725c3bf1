package kodama.save;

import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.Function;
import kodama.base.LeakTracker;
import kodama.file.ContainedPath;
import org.jspecify.annotations.Nullable;

/**
 * What a game keeps for its player, by name: plain data, that is a String, Number, Boolean, a List of such, or a Map
 * of such with Strings, Numbers or Booleans as keys.
 *
 * <p>In a folder each save is a readable file, written as a whole on a thread of its own: a game that saves does not
 * wait for the disk, one that reads does. A program that is killed leaves the save as it was before or as it is now.
 * The one before is kept beside it, and is read when the last turns out to be damaged. For any thread.
 *
 * <pre>{@code
 * saves.write("scores", List.of(Map.of("name", "ZOE", "score", 12000)));
 * Object scores = saves.read("scores");
 * }</pre>
 */
public final class Saves implements AutoCloseable {
    /** What all saves of a game may take together; in bytes. */
    public static final long QUOTA = SaveFormat.MAX_BYTES;

    /** How many values a save may have, with all that are in tables. */
    public static final int MAX_VALUES = SaveFormat.MAX_VALUES;

    /** How many saves a game may have. */
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
     * @param folder need not be there; is made when something is saved
     * @param notices gets sentences about saves that are damaged or cannot be written, and about another running
     *     program that has the same folder; on any thread
     * @return the saves; to be closed
     */
    public static Saves in(ContainedPath folder, Consumer<String> notices, LeakTracker ledger) {
        return new Saves(new SaveQueue(new SaveFolder(folder, notices), notices, ledger), folder);
    }

    /** Makes saves that end with the program. */
    public static Saves inMemory() {
        return new Saves(new SaveMemory(), null);
    }

    /**
     * Names the folder, for what else belongs to the player: the folder, which need not be there; empty for saves in
     * memory.
     */
    public Optional<ContainedPath> folder() {
        return Optional.ofNullable(folder);
    }

    /**
     * Saves: what is read from now on is this.
     *
     * @param name of small letters, digits, {@code -} and {@code _}, with {@code /} between folders
     * @param data plain data, of which a copy is taken
     * @throws SaveException if the name breaks a rule, if the data is none that can be kept, or if all saves together
     *     would take more than {@link #QUOTA}; the save then stays as it was
     */
    public void write(String name, Object data) {
        SaveName.check(name);
        byte[] content = SaveWriter.write(name, data);
        checkQuota(name, content.length);
        store.write(name, content);
    }

    private void checkQuota(String name, long bytes) {
        SortedMap<String, Long> sizes = store.sizes();
        sizes.remove(SaveName.SETTINGS); // which have a limit of their own
        sizes.put(name, bytes);
        if (sizes.size() > MAX_SAVES)
            throw new SaveException("'" + name + "' would be one save too many; a game has at most " + MAX_SAVES);
        long all = sizes.values().stream().mapToLong(Long::longValue).sum();
        if (all > QUOTA)
            throw new SaveException("all saves together must have at most " + QUOTA + " bytes but with '" + name
                    + "' would have " + all);
    }

    /**
     * Reads what was saved last.
     *
     * @param name as with {@link #write}
     * @return a String, Double, Boolean, List or Map, yours to change; null if there is none
     * @throws SaveException if the name breaks a rule
     */
    public @Nullable Object read(String name) {
        return store.read(SaveName.check(name));
    }

    /** Lists the names of the saves, sorted. */
    public List<String> list() {
        return store.sizes().keySet().stream()
                .filter(name -> !name.equals(SaveName.SETTINGS))
                .toList();
    }

    /**
     * Deletes a save, with the one before.
     *
     * @param name as with {@link #write}
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
            return store.read(SaveName.SETTINGS);
        } catch (SaveException unusable) {
            return null; // the folder has been reported
        }
    }

    /**
     * They may change at each frame, as by a dragged window: they are written when the disk has time.
     *
     * @param change gets what is stored by then, null if nothing is, and returns what is to be stored
     */
    void writeSettings(Function<@Nullable Object, Object> change) {
        store.writeLater(SaveName.SETTINGS, change);
    }

    /** Writes what has not been written. */
    @Override
    public void close() {
        store.close();
    }

    /** Keeps saves until the program ends. */
    static final class SaveMemory implements SaveStore {
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
