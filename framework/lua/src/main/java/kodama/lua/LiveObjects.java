package kodama.lua;

import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Tracks objects that have not ended. */
final class LiveObjects<T> {
    private final Function<T, @Nullable String> location;
    private int count;
    /** The live objects, oldest first; null if they are only counted. */
    private @Nullable Set<T> traced;

    /** Makes an empty tracker; {@code location} returns an object's location. */
    LiveObjects(Function<T, @Nullable String> location) {
        this.location = location;
    }

    /** Makes {@link #locations} return locations; costs a set entry per object. */
    void trace() {
        traced = new LinkedHashSet<>();
    }

    void add(T made) {
        count++;
        if (traced != null) traced.add(made);
    }

    void remove(T ended) {
        count--;
        if (traced != null) traced.remove(ended);
    }

    /** Returns the location of each object, or empty strings if they are not traced. */
    List<String> locations() {
        if (traced == null) return Collections.nCopies(count, "");
        return traced.stream()
                .map(open -> Objects.requireNonNullElse(location.apply(open), ""))
                .toList();
    }
}
