package kodama;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.spi.ToolProvider;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A table of floors, and the check of compiled classes against it by the JDK's own {@code jdeps}.
 *
 * <p>A foreign name stands for a package with all below it, or for a class. The longest name that fits a class decides
 * whether everyone may use it; a package may also use what its own row names, even a neighbour on its floor. A row with
 * {@code for:} is an inner room: only the package named there and those below it may use it.
 */
record Floors(Map<String, Row> rows, Set<String> forEveryone) {
    private static final String ROOM_OF = "for:";
    private static final Pattern EDGE = Pattern.compile("^\\s+(kodama\\.\\S+)\\s+->\\s+(\\S+)\\s.*");

    record Row(int floor, String name, Set<String> doors) {
        /** Whether classes of a package may use this one. */
        boolean isOpenTo(String user) {
            return doors.stream().filter(word -> word.startsWith(ROOM_OF)).allMatch(word -> (user + ".")
                    .startsWith(word.substring(ROOM_OF.length()) + "."));
        }
    }

    static Floors of(String table, String forEveryone) {
        Map<String, Row> rows =
                table.lines().map(Floors::row).collect(Collectors.toMap(Row::name, Function.identity()));
        return new Floors(rows, Set.of(forEveryone.split(" ")));
    }

    private static Row row(String line) {
        List<String> words = Arrays.asList(line.trim().split("\\s+"));
        return new Row(Integer.parseInt(words.get(0)), words.get(1), new HashSet<>(words.subList(2, words.size())));
    }

    /** Each as a sentence, sorted; a folder of class files is read. */
    List<String> violations(Path classes) {
        return jdeps(classes)
                .lines()
                .map(EDGE::matcher)
                .filter(Matcher::matches)
                .flatMap(edge -> check(edge.group(1), edge.group(2)))
                .distinct()
                .sorted()
                .toList();
    }

    private static String jdeps(Path classes) {
        StringWriter out = new StringWriter();
        PrintWriter writer = new PrintWriter(out);
        ToolProvider jdeps = ToolProvider.findFirst("jdeps").orElseThrow();
        int code = jdeps.run(writer, writer, "-verbose:class", classes.toString());
        if (code != 0) throw new IllegalStateException("jdeps ended with " + code + ": " + out);
        return out.toString();
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

    private static String packageOf(String type) {
        return type.substring(0, type.lastIndexOf('.'));
    }
}
