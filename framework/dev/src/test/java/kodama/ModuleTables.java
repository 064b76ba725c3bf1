package kodama;

import static kodama.ClassUses.packageOf;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kodama.ClassUses.Use;

/**
 * The tables of ARCHITECTURE.md, one for each module, and the check of compiled classes against them.
 *
 * <p>A row names a package with all below it that have no row of their own. It may use the rows above it in its module,
 * and of other people's packages those that its row names as doors. Which module uses which is in their poms.
 */
record ModuleTables(List<Row> rows, Set<String> forEveryone) {
    private static final String HEAD = "module ";
    private static final String NO_DOOR = "–";

    record Row(String module, String name, List<String> libraries) {
        /** Reads a row: module, package, what it has, and its doors; two spaces or more between them. */
        static Row of(String line) {
            String[] cells = line.trim().split(" {2,}");
            if (cells.length != 4) throw new IllegalArgumentException("a row has four cells: " + line);
            return new Row(cells[0], cells[1], List.of(cells[3].split(", ")));
        }
    }

    /** Reads the table of a page that begins with the names of its columns, and ends where its block does. */
    static ModuleTables of(String page, Set<String> forEveryone) {
        List<Row> rows = page.lines()
                .dropWhile(line -> !line.startsWith(HEAD))
                .skip(1)
                .takeWhile(line -> !line.startsWith("```"))
                .filter(line -> !line.isBlank())
                .map(Row::of)
                .toList();
        if (rows.isEmpty()) throw new IllegalArgumentException("there is no table of modules");
        return new ModuleTables(rows, forEveryone);
    }

    /** Checks the folders of compiled classes of a module. Returns sentences, sorted. */
    List<String> violations(String module, Path classes) {
        List<Use> uses = ClassUses.in(classes);
        List<String> found = new ArrayList<>();
        for (Row row : withoutClasses(module, uses)) found.add(row.name() + " is in the table but has no classes");
        for (Use use : uses) check(module, use, found);
        return found.stream().distinct().sorted().toList();
    }

    /** Names the doors of a module's rows by which nothing comes in. */
    List<String> unusedLibraries(String module, Path classes) {
        List<Use> uses = ClassUses.in(classes);
        List<String> unused = new ArrayList<>();
        for (Row row : rows)
            for (String door : row.libraries())
                if (row.module().equals(module) && !door.equals(NO_DOOR) && !isUsed(row, door, uses))
                    unused.add(row.name() + " does not use its door " + door);
        return unused;
    }

    private boolean isUsed(Row row, String door, List<Use> uses) {
        return uses.stream()
                .anyMatch(use ->
                        isIn(door, use.used()) && !forEveryone.contains(use.used()) && row.equals(row(use.user())));
    }

    private List<Row> withoutClasses(String module, List<Use> uses) {
        Set<Row> used = uses.stream().map(use -> row(use.user())).collect(Collectors.toSet());
        return rows.stream()
                .filter(row -> row.module().equals(module) && !used.contains(row))
                .toList();
    }

    private void check(String module, Use use, Collection<String> found) {
        Row from = row(use.user());
        if (from == null || !from.module().equals(module)) {
            found.add(packageOf(use.user()) + " is not in the table of " + module);
            return;
        }
        if (!use.used().startsWith("kodama.")) {
            if (!isOpen(from, use.used())) found.add(use.user() + " uses " + use.used() + ", which is not its door");
            return;
        }
        Row to = row(use.used());
        if (to != null && to.module().equals(module) && rows.indexOf(to) > rows.indexOf(from))
            found.add("%s uses %s, which is below it in the table".formatted(use.user(), use.used()));
    }

    /** What some row names as its door is closed to the others. */
    private boolean isOpen(Row row, String used) {
        if (longestFit(row.libraries(), used) > 0) return true;
        int guarded = rows.stream()
                .mapToInt(each -> longestFit(each.libraries(), used))
                .max()
                .orElse(0);
        return longestFit(forEveryone, used) > guarded;
    }

    /** The row with the longest name that a class is in; null if there is none. */
    private Row row(String type) {
        Row best = null;
        for (Row row : rows)
            if (isIn(row.name(), type)
                    && (best == null || row.name().length() > best.name().length())) best = row;
        return best;
    }

    private static int longestFit(Collection<String> names, String used) {
        return names.stream()
                .filter(name -> isIn(name, used))
                .mapToInt(String::length)
                .max()
                .orElse(0);
    }

    private static boolean isIn(String name, String type) {
        return type.equals(name) || type.startsWith(name + ".") || type.startsWith(name + "$");
    }

    /** Packages that need each other in a circle, in folders of compiled classes. */
    static List<String> circles(Collection<Path> folders) {
        List<Use> uses = folders.stream()
                .flatMap(folder -> ClassUses.in(folder).stream())
                .filter(use -> use.used().startsWith("kodama."))
                .map(use -> new Use(packageOf(use.user()), packageOf(use.used())))
                .filter(use -> !use.user().equals(use.used()))
                .distinct()
                .toList();
        Set<String> left = new TreeSet<>(uses.stream().map(Use::user).toList());
        while (left.removeIf(
                name -> uses.stream().noneMatch(use -> use.user().equals(name) && left.contains(use.used())))) {}
        return Stream.of(left).filter(set -> !set.isEmpty()).map(Set::toString).toList();
    }
}
