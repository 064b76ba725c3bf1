package kodama.lua;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** Records which files require which. */
public final class RequireGraph {

    private final Map<String, Set<String>> required = new HashMap<>();

    RequireGraph() {}

    /**
     * Records that a file requires another.
     *
     * @param file the requiring file
     * @param other the required file
     */
    public void record(String file, String other) {
        required.computeIfAbsent(file, any -> new HashSet<>()).add(other);
    }

    /**
     * Whether a file is a library of another, which requires it directly or indirectly, and not the other way round.
     */
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
