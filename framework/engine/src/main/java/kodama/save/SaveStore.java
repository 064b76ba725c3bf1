package kodama.save;

import java.util.SortedMap;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Stores saves by name. The caller has checked names with {@link SaveName}. Thread-safe. */
interface SaveStore extends AutoCloseable {
    /**
     * Returns the last save, or its previous version if it is damaged; null if there is none.
     *
     * @throws SaveException if the folder of the save must not be used
     */
    @Nullable
    StoredSave read(String name);

    /** Stores a save in the format of {@link SaveWriter}, possibly later. */
    void write(String name, byte[] content);

    /**
     * Updates a save that changes often and may be changed by other programs. The change is applied when it is written,
     * on any thread, and then combines several changes.
     *
     * @param change receives the stored data, or null if there is none, and returns the new data
     */
    void writeLater(String name, Function<@Nullable Object, Object> change);

    /** Deletes a save and its previous version. */
    void delete(String name);

    /**
     * Returns all names with the size of each save in bytes, as a new map.
     *
     * @throws SaveException if the folder of the saves must not be used
     */
    SortedMap<String, Long> sizes();

    /** Writes pending changes. */
    @Override
    void close();
}
