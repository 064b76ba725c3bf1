package kodama.cli.dev;

import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Writes file and line of errors as they are to be found from the folder in which the command was started, so that
 * terminals and editors make links of them: {@code mygame/ship.lua:12} for {@code ship.lua:12}.
 *
 * <p>A game that does not lie below that folder keeps its own paths: they are shorter than those from the root.
 */
final class ScriptPaths {
    /** Where lines of messages and tracebacks begin; in the midst of one a path is part of a sentence. */
    private static final Pattern PLACE =
            Pattern.compile("^([ \\t]*+(?:kodama: )?)([\\p{L}\\p{N}_][^\\s:<>'\"]*\\.lua)(?=:\\d)", Pattern.MULTILINE);

    /** Each place costs a look at the disk, and a script may write thousands of them. */
    private static final int MOST_PLACES = 100;

    private final Path game;
    private final String front;

    private ScriptPaths(Path game, String front) {
        this.game = game;
        this.front = front;
    }

    /** Takes a game's folder, as seen from the one in which the command was started. */
    static ScriptPaths of(Path game) {
        return of(game, Path.of(""));
    }

    static ScriptPaths of(Path game, Path started) {
        Path whole = game.toAbsolutePath().normalize();
        Path from = started.toAbsolutePath().normalize();
        boolean isBelow = whole.startsWith(from) && !whole.equals(from);
        return new ScriptPaths(whole, isBelow ? from.relativize(whole) + "/" : "");
    }

    /** Returns the text with its first places rewritten if the game has these files. */
    String rewritten(String text) {
        if (front.isEmpty()) return text;
        Matcher place = PLACE.matcher(text);
        StringBuilder told = new StringBuilder();
        for (int i = 0; i < MOST_PLACES && place.find(); i++) place.appendReplacement(told, rewritten(place));
        return place.appendTail(told).toString();
    }

    private String rewritten(MatchResult place) {
        boolean isThere = Files.isRegularFile(game.resolve(place.group(2)));
        String path = isThere ? front.replace('\\', '/') + place.group(2) : place.group(2);
        return Matcher.quoteReplacement(place.group(1) + path);
    }

    /** A writer that rewrites places in whole lines. */
    PrintWriter in(PrintWriter out) {
        return new PrintWriter(out, true) {
            @Override
            public void println(String line) {
                super.println(rewritten(line));
            }
        };
    }
}
