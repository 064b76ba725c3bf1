package kodama.save;

import java.util.HashMap;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * What is known of the saves of a world from its queries so far, and from its own writes and deletions. A recording and
 * its replay know the same before each query, so only an answer that differs from what is known must be recorded.
 */
final class KnownSaves {
    private final Map<String, SaveAnswer> answers = new HashMap<>();

    /** Returns the answer to be expected to a query, with any number; null if nothing is known. */
    @Nullable
    SaveAnswer answer(String name) {
        return answers.get(name);
    }

    /** Adds an answer. Returns whether it was not to be expected. */
    boolean learn(SaveAnswer answer) {
        SaveAnswer expected = answers.get(answer.name());
        if (expected != null && expected.isSameAs(answer)) return false;
        answers.put(
                answer.name(),
                answer instanceof SaveAnswer.Sizes all
                        ? new SaveAnswer.Sizes(all.query(), new TreeMap<>(all.sizes()))
                        : answer);
        return true;
    }

    /** Adds a save that the world has written. */
    void write(String name, byte[] content) {
        answers.put(name, new SaveAnswer.Content(0, name, content));
        SortedMap<String, Long> sizes = sizes();
        if (sizes != null) sizes.put(name, (long) content.length);
    }

    /** Removes a save that the world has deleted. */
    void delete(String name) {
        answers.put(name, new SaveAnswer.Content(0, name, null));
        SortedMap<String, Long> sizes = sizes();
        if (sizes != null) sizes.remove(name);
    }

    private @Nullable SortedMap<String, Long> sizes() {
        return answers.get(SaveAnswer.ALL) instanceof SaveAnswer.Sizes all ? all.sizes() : null;
    }
}
