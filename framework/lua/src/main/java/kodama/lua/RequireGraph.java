package kodama.lua;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** Which files require which. */
public final class RequireGraph {

    private final Map<String, Set<String>> required = new HashMap<>();

    RequireGraph() {}

    /**
     * Takes note that a file requires another.
     *
     * @param file the one whose code says so
     * @param other the one that it gets
     */
    public void record(String file, String other) {
        required.computeIfAbsent(file, any -> new HashSet<>()).add(other);
    }

    /** Whether a file is there for another, which requires it itself or by what it requires, and not the other way. */
    boolean isLibrary(String file, String of) {
        return reaches(of, file) && !reaches(file, of);
    }

    private boolean reaches(String from, String to) {
        Deque<String> open = new ArrayDeque<>(required.getOrDefault(from, Set.of()));
        Set<String> seen = new HashSet<>(open);
        while (!open.isEmpty()) {
            String file = open.remove();
            if (file.equals(to)) return true;
            for (String next : required.getOrDefault(file, Set.of())) if (seen.add(next)) open.add(next);
        }
        return false;
    }
}
