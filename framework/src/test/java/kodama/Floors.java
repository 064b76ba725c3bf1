package kodama;

import static kodama.ClassUses.packageOf;

import java.nio.file.Path;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kodama.ClassUses.Use;

/**
 * The table of floors, and the check of compiled classes against it.
 *
 * <p>A foreign name stands for a package with all below it, or for a class. The longest name that fits a class decides
 * whether everyone may use it; a package may also use what its own row names, even a neighbor on its floor. A package
 * with a star is an inner room: only the package that it stands in and those below that one may use it.
 */
record Floors(Map<String, Row> rows, Set<String> forEveryone) {
    private static final String HEAD = "floor package ";

    record Row(int floor, String name, boolean inner, Set<String> doors) {
        /** Reads a row of the table: floor, package, what it owns, and its doors; two spaces or more between them. */
        static Row of(String line) {
            String[] cells = line.trim().split(" {2,}");
            if (cells.length != 4) throw new IllegalArgumentException("a row has four cells: " + line);
            boolean inner = cells[1].endsWith("*");
            String name = inner ? cells[1].substring(0, cells[1].length() - 1) : cells[1];
            return new Row(Integer.parseInt(cells[0]), name, inner, Set.of(cells[3].split(", ")));
        }

        /** Whether classes of a package may use this one. */
        boolean isOpenTo(String user) {
            return !inner || (user + ".").startsWith(packageOf(name) + ".");
        }
    }

    /** Reads the one table of a page that begins with the names of its columns, and ends where its block does. */
    static Floors of(String page, Set<String> forEveryone) {
        Map<String, Row> rows = new LinkedHashMap<>();
        page.lines()
                .dropWhile(line -> !line.startsWith(HEAD))
                .skip(1)
                .takeWhile(line -> !line.startsWith("```"))
                .map(Row::of)
                .forEach(row -> rows.put(row.name(), row));
        if (rows.isEmpty()) throw new IllegalArgumentException("there is no table of floors");
        return new Floors(rows, forEveryone);
    }

    /** Each as a sentence, sorted; a folder of class files is read. */
    List<String> violations(Path classes) {
        List<Use> uses = ClassUses.in(classes);
        return Stream.concat(unused(uses), uses.stream().flatMap(use -> check(use.user(), use.used())))
                .distinct()
                .sorted()
                .toList();
    }

    private Stream<String> unused(List<Use> uses) {
        Set<String> rest = new TreeSet<>(rows.keySet());
        rest.removeAll(uses.stream().map(use -> packageOf(use.user())).collect(Collectors.toSet()));
        return rest.stream().map(name -> name + " is in the table, but has no classes");
    }

    private Stream<String> check(String user, String used) {
        Row from = rows.get(packageOf(user));
        if (from == null) return Stream.of(user + " is on no floor");
        if (!used.startsWith("kodama.")) return checkForeign(from, user, used);
        Row to = rows.get(packageOf(used));
        if (to == null) return Stream.of(user + " uses " + used + ", which is on no floor");
        if (!to.isOpenTo(from.name())) return Stream.of(user + " uses " + used + ", which is an inner room");
        if (to.equals(from) || to.floor() < from.floor() || longestFit(from.doors(), used) > 0) return Stream.empty();
        return Stream.of("%s (floor %d) uses %s (floor %d)".formatted(user, from.floor(), used, to.floor()));
    }

    private Stream<String> checkForeign(Row from, String user, String used) {
        boolean legal = longestFit(from.doors(), used) > 0 || isForEveryone(used);
        return legal ? Stream.empty() : Stream.of(user + " uses " + used + ", which is not its door");
    }

    private boolean isForEveryone(String used) {
        int guarded = rows.values().stream()
                .mapToInt(row -> longestFit(row.doors(), used))
                .max()
                .orElse(0);
        return longestFit(forEveryone, used) > guarded;
    }

    private static int longestFit(Collection<String> names, String used) {
        return names.stream()
                .filter(name -> used.equals(name) || used.startsWith(name + ".") || used.startsWith(name + "$"))
                .mapToInt(String::length)
                .max()
                .orElse(0);
    }
}
