package kodama.save;

import java.util.SortedMap;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Where saves are kept by name. Names that come here keep the rules of {@link SaveName}. For any thread. */
interface SaveStore extends AutoCloseable {
    /** What was saved last, or what was before if that is damaged; null if there is none. */
    @Nullable
    Object read(String name);

    /** Keeps a save as {@link SaveWriter} has written it, soon if not at once. */
    void write(String name, byte[] content);

    /**
     * Keeps a save that may change often, also by other programs. The change is applied when it is written, on any
     * thread, and is then that of several changes.
     *
     * @param change gets what is stored, null if there is none, and returns what is to be stored
     */
    void writeLater(String name, Function<@Nullable Object, Object> change);

    /** Forgets a save, also those that were before. */
    void delete(String name);

    /** All names, with the bytes that each takes. */
    SortedMap<String, Long> sizes();

    /** Writes what has not been written. */
    @Override
    void close();
}
