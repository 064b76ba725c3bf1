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
 * The package table of docs/inside.md, and the check of compiled classes against it.
 *
 * <p>A row is a package with all packages below it that have no row of their own. It may use the rows above it in its
 * module and the libraries in its last column. A library that a row lists is closed to rows that do not list it.
 * Dependencies between modules are in their POMs.
 */
record ModuleTables(List<Row> rows, Set<String> forEveryone) {
    private static final String HEAD = "module ";
    private static final String NO_LIBRARY = "–";

    record Row(String module, String name, List<String> libraries) {
        /** Parses a row: module, package, contents and libraries, separated by at least two spaces. */
        static Row of(String line) {
            String[] cells = line.trim().split(" {2,}");
            if (cells.length != 4) throw new IllegalArgumentException("a row must have four cells: " + line);
            return new Row(cells[0], cells[1], List.of(cells[3].split(", ")));
        }
    }

    /** Parses the table of a page. It starts with the line of column names and ends with its code block. */
    static ModuleTables of(String page, Set<String> forEveryone) {
        List<Row> rows = page.lines()
                .dropWhile(line -> !line.startsWith(HEAD))
                .skip(1)
                .takeWhile(line -> !line.startsWith("```"))
                .filter(line -> !line.isBlank())
                .map(Row::of)
                .toList();
        if (rows.isEmpty()) throw new IllegalArgumentException("the page has no table of packages");
        return new ModuleTables(rows, forEveryone);
    }

    /** Checks the compiled classes of a module. Returns a sentence for each violation, sorted. */
    List<String> violations(String module, Path classes) {
        List<Use> uses = ClassUses.in(classes);
        List<String> found = new ArrayList<>();
        for (Row row : withoutClasses(module, uses)) found.add(row.name() + " is in the table but has no classes");
        for (Use use : uses) check(module, use, found);
        return found.stream().distinct().sorted().toList();
    }

    /** Returns a sentence for each library that a row lists and does not use. */
    List<String> unusedLibraries(String module, Path classes) {
        List<Use> uses = ClassUses.in(classes);
        List<String> unused = new ArrayList<>();
        for (Row row : rows)
            for (String library : row.libraries())
                if (row.module().equals(module) && !library.equals(NO_LIBRARY) && !isUsed(row, library, uses))
                    unused.add(row.name() + " does not use its library " + library);
        return unused;
    }

    private boolean isUsed(Row row, String library, List<Use> uses) {
        return uses.stream()
                .anyMatch(use ->
                        isIn(library, use.used()) && !forEveryone.contains(use.used()) && row.equals(row(use.user())));
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
            if (!isOpen(from, use.used()))
                found.add(use.user() + " uses " + use.used() + ", which is not among its libraries");
            return;
        }
        Row to = row(use.used());
        if (to != null && to.module().equals(module) && rows.indexOf(to) > rows.indexOf(from))
            found.add("%s uses %s, which is below it in the table".formatted(use.user(), use.used()));
    }

    /** Whether a row may use a class that is not Kodama's. */
    private boolean isOpen(Row row, String used) {
        if (longestFit(row.libraries(), used) > 0) return true;
        int guarded = rows.stream()
                .mapToInt(each -> longestFit(each.libraries(), used))
                .max()
                .orElse(0);
        return longestFit(forEveryone, used) > guarded;
    }

    /** Returns the row of a class: the one with the longest matching package; null if there is none. */
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

    /** Returns the packages that depend on each other in a cycle, in folders of compiled classes. */
    static List<String> cycles(Collection<Path> folders) {
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
