package kodama.loop.replay;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import kodama.base.PrintableText;
import org.jspecify.annotations.Nullable;

/** A copy of the state of a world, to find the differences between two runs. Immutable, for any thread. */
public final class WorldSnapshot {
    private static final String EXISTS = "exists";

    /** In the order in which they are compared. */
    private final Map<String, StateObject> objects;

    WorldSnapshot(Map<String, StateObject> objects) {
        this.objects = Collections.unmodifiableMap(new LinkedHashMap<>(objects));
    }

    /**
     * Compares two snapshots.
     *
     * @param other a snapshot of another run at the same tick
     * @return the first difference: of tasks by slot, then random numbers, shots, lasers, and the scene; empty if the
     *     states are the same
     */
    public Optional<StateDifference> firstDifference(WorldSnapshot other) {
        return differences(other, 1).stream().findFirst();
    }

    /**
     * Compares two snapshots.
     *
     * @param other a snapshot of another run at the same tick
     * @param most maximum number of results
     * @return the first differences, in the order of {@link #firstDifference}
     */
    List<StateDifference> differences(WorldSnapshot other, int most) {
        List<StateDifference> found = new ArrayList<>();
        Set<String> keys = new LinkedHashSet<>(objects.keySet());
        keys.addAll(other.objects.keySet());
        for (String key : keys) {
            if (found.size() >= most) break;
            compare(objects.get(key), other.objects.get(key), found);
        }
        return List.copyOf(found.subList(0, Math.min(most, found.size())));
    }

    /** Returns each value as a line of text, such as {@code task 'ship' #3, x: 12.5}, in the order of comparison. */
    public List<String> lines() {
        List<String> lines = new ArrayList<>();
        for (StateObject object : objects.values()) object.addLines(lines);
        return lines;
    }

    private static void compare(@Nullable StateObject mine, @Nullable StateObject its, List<StateDifference> found) {
        if (mine != null && its != null) mine.compare(its, found);
        else if (mine != null) found.add(existence(mine, EXISTS, StateObject.NONE));
        else if (its != null) found.add(existence(its, StateObject.NONE, EXISTS));
    }

    private static StateDifference existence(StateObject object, String first, String second) {
        return new StateDifference(PrintableText.line(object.title()), first, second);
    }
}
