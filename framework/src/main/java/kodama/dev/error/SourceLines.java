package kodama.dev.error;

import java.util.ArrayList;
import java.util.List;
import kodama.base.Utf8;
import kodama.file.GameFiles;
import kodama.loop.GameError;

/** The lines of a script around the one that failed. */
final class SourceLines {
    private static final int BEFORE = 3;
    private static final int AFTER = 2;

    /** A line of a script, from 1, without tabs. */
    record Line(int number, String text, boolean failing) {}

    private SourceLines() {}

    static List<Line> around(GameFiles files, GameError error) {
        boolean known = error.file().isPresent() && files.exists(error.file().get());
        return known ? around(lines(files.read(error.file().get())), error.line()) : List.of();
    }

    private static List<String> lines(byte[] source) {
        return Utf8.text(source).lines().toList();
    }

    /** What lacks an end fails after the last line. */
    private static List<Line> around(List<String> lines, int line) {
        int failing = Math.min(line, lines.size());
        List<Line> shown = new ArrayList<>();
        int last = Math.min(lines.size(), failing + AFTER);
        for (int number = Math.max(1, failing - BEFORE); number <= last; number++)
            shown.add(new Line(number, lines.get(number - 1).replace("\t", "  "), number == failing));
        return shown;
    }
}
