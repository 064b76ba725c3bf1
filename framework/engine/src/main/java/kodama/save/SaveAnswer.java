package kodama.save;

import java.util.Arrays;
import java.util.SortedMap;
import org.jspecify.annotations.Nullable;

/**
 * What the saves of a player answered to a query of a world: recorded by {@link Saves#recording}, repeated by {@link
 * Saves#replaying}; {@link SaveAnswerCodec} encodes it. Immutable.
 */
public sealed interface SaveAnswer {
    /** The name of queries for all saves. */
    String ALL = "";

    /** Returns the number of the query in its world, from 1. */
    long query();

    /** Returns the name of the save that was queried; {@link #ALL} for the sizes of all saves. */
    String name();

    /** Returns whether another query was answered in the same way. */
    boolean isSameAs(SaveAnswer other);

    /**
     * The content of a save.
     *
     * @param bytes the content of the file, which must not be changed; null if there is no such save
     */
    record Content(long query, String name, byte @Nullable [] bytes) implements SaveAnswer {
        @Override
        public boolean isSameAs(SaveAnswer other) {
            return other instanceof Content content && content.name.equals(name) && Arrays.equals(content.bytes, bytes);
        }
    }

    /**
     * The names of all saves.
     *
     * @param sizes size of each save in bytes
     */
    record Sizes(long query, SortedMap<String, Long> sizes) implements SaveAnswer {
        @Override
        public String name() {
            return ALL;
        }

        @Override
        public boolean isSameAs(SaveAnswer other) {
            return other instanceof Sizes all && all.sizes.equals(sizes);
        }
    }

    /**
     * A query that failed.
     *
     * @param message message of the {@link SaveException}
     */
    record Failure(long query, String name, String message) implements SaveAnswer {
        @Override
        public boolean isSameAs(SaveAnswer other) {
            return other instanceof Failure failure && failure.name.equals(name) && failure.message.equals(message);
        }
    }
}
