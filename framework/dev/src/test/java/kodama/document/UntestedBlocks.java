package kodama.document;

import java.util.List;
import java.util.function.Predicate;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** What no test runs, and why: a table in docs/maintaining.md. */
final class UntestedBlocks {
    private static final Pattern ROW = Pattern.compile("(?m)^\\| `([^`]+)` \\| (.+) \\|$");

    private final List<String> starts;

    UntestedBlocks() {
        String page = Page.of("docs/maintaining.md").text();
        String table = page.substring(page.indexOf("| not run |"));
        table = table.substring(0, table.indexOf("\n\n"));
        starts = ROW.matcher(table)
                .results()
                .map((MatchResult row) -> row.group(1))
                .toList();
    }

    /** Whether the table lists the beginning of a line, or the word after a fence. */
    boolean has(String line) {
        return starts.stream().anyMatch(line::startsWith);
    }

    /** The lines of a shell block without those in the table. */
    String without(String lines) {
        return String.join("\n", lines.lines().filter(Predicate.not(this::has)).toList());
    }
}
