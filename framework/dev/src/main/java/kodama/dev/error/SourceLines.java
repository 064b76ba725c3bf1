package kodama.dev.error;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import kodama.base.Utf8Decoder;
import kodama.file.GameFileException;
import kodama.file.GameFiles;
import kodama.loop.GameError;

/** Finds the source lines around a failing line. */
final class SourceLines {
    private static final int BEFORE = 3;
    private static final int AFTER = 2;

    /** A position in a file that is not a script. */
    private static final Pattern NAMED =
            Pattern.compile("(?<![^\\s:'\"(])([^\\s:'\"(]+?\\.(?:json|csv|tsv|txt|mml|xml)):(\\d{1,9})(?!\\d)");

    /** A source line with tabs expanded; {@code number} counts from 1. */
    record Line(int number, String text, boolean failing) {}

    private SourceLines() {}

    /** The lines of the data file or song in the message, otherwise those of the script. */
    static List<Line> around(GameFiles files, GameError error) {
        Matcher named = NAMED.matcher(error.message());
        while (named.find()) {
            List<Line> lines = around(files, named.group(1), Integer.parseInt(named.group(2)));
            if (!lines.isEmpty()) return lines;
        }
        return error.file().map(file -> around(files, file, error.line())).orElse(List.of());
    }

    private static List<Line> around(GameFiles files, String file, int line) {
        try {
            return files.exists(file) ? around(lines(files.read(file)), line) : List.of();
        } catch (GameFileException unreadable) {
            return List.of();
        }
    }

    private static List<String> lines(byte[] source) {
        return Utf8Decoder.decode(source).lines().toList();
    }

    /** A missing {@code end} fails after the last line. */
    private static List<Line> around(List<String> lines, int line) {
        int failing = Math.min(line, lines.size());
        List<Line> shown = new ArrayList<>();
        int last = Math.min(lines.size(), failing + AFTER);
        for (int number = Math.max(1, failing - BEFORE); number <= last; number++)
            shown.add(new Line(number, lines.get(number - 1).replace("\t", "  "), number == failing));
        return shown;
    }
}
