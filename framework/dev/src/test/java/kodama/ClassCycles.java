package kodama;

import static kodama.ClassUses.packageOf;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import kodama.ClassUses.Use;

/**
 * Cycles among the classes of a package: none of these classes can be understood, tested or removed without the others.
 * A nested class counts as part of its outermost class.
 */
record ClassCycles(List<Cycle> all) {
    /** A maximal set of classes that can all be reached from each other, sorted by name. */
    record Cycle(String packageName, List<String> classes) {
        int size() {
            return classes.size();
        }
    }

    /** Finds the cycles, sorted by package. */
    static ClassCycles among(List<Use> uses) {
        Map<String, Set<String>> graph = graph(uses);
        Map<String, Set<String>> reached = new HashMap<>();
        graph.keySet().forEach(type -> reached.put(type, reachedFrom(type, graph)));
        return new ClassCycles(graph.keySet().stream()
                .map(type -> cycleOf(type, reached))
                .filter(cycle -> cycle.size() > 1)
                .distinct()
                .sorted((a, b) -> a.toString().compareTo(b.toString()))
                .toList());
    }

    private static Map<String, Set<String>> graph(List<Use> uses) {
        Map<String, Set<String>> graph = new HashMap<>();
        for (Use use : uses) {
            String user = outermost(use.user()), used = outermost(use.used());
            Set<String> neighbors = graph.computeIfAbsent(user, key -> new TreeSet<>());
            if (packageOf(user).equals(packageOf(used))) neighbors.add(used);
        }
        return graph;
    }

    private static String outermost(String type) {
        return type.split("\\$", 2)[0];
    }

    private static Set<String> reachedFrom(String start, Map<String, Set<String>> graph) {
        Set<String> reached = new TreeSet<>();
        Deque<String> open = new ArrayDeque<>(List.of(start));
        while (!open.isEmpty()) {
            for (String next : graph.getOrDefault(open.pop(), Set.of())) if (reached.add(next)) open.push(next);
        }
        return reached;
    }

    private static Cycle cycleOf(String type, Map<String, Set<String>> reached) {
        String packageName = packageOf(type);
        return new Cycle(
                packageName,
                reached.get(type).stream()
                        .filter(other -> reached.getOrDefault(other, Set.of()).contains(type))
                        .map(other -> other.substring(packageName.length() + 1))
                        .toList());
    }
}
