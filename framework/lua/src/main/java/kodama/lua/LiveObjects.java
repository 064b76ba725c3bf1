package kodama.lua;

import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Counts what was made and has not ended. */
final class LiveObjects<T> {
    private final Function<T, @Nullable String> place;
    private int count;
    /** Those that are open, oldest first; null if they are only counted. */
    private @Nullable Set<T> traced;

    /** Nothing is open; {@code place} says where one stands. */
    LiveObjects(Function<T, @Nullable String> place) {
        this.place = place;
    }

    /** Lets {@link #locations} say where each stands, at the price of an entry in a set for each. */
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

    /** For each where it stands, or an empty text if they are not traced. */
    List<String> locations() {
        if (traced == null) return Collections.nCopies(count, "");
        return traced.stream()
                .map(open -> Objects.requireNonNullElse(place.apply(open), ""))
                .toList();
    }
}
