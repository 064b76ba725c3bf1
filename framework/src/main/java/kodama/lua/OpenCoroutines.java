package kodama.lua;

import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The coroutines that were made for Java and have not ended. */
final class OpenCoroutines {
    private int count;
    private @Nullable Set<Coroutine> traced;

    /** Lets {@link #places} say where each stands, at the price of an entry in a set for each. */
    void trace() {
        traced = new LinkedHashSet<>();
    }

    void add(Coroutine made) {
        count++;
        if (traced != null) traced.add(made);
    }

    void remove(Coroutine ended) {
        count--;
        if (traced != null) traced.remove(ended);
    }

    /** For each where it stands, or an empty text if they are not traced. */
    List<String> places() {
        if (traced == null) return Collections.nCopies(count, "");
        return traced.stream()
                .map(open -> Objects.requireNonNullElse(open.location(), ""))
                .toList();
    }
}
