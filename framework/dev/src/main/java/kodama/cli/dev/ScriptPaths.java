package kodama.cli.dev;

import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Rewrites file and line in errors relative to the working directory, so that terminals and editors turn them into
 * links: {@code mygame/ship.lua:12} for {@code ship.lua:12}.
 *
 * <p>Paths of a game outside the working directory stay relative to the game, which is shorter than absolute paths.
 */
final class ScriptPaths {
    /** File and line at the start of a message or traceback line; elsewhere a path is part of a sentence. */
    private static final Pattern POSITION =
            Pattern.compile("^([ \\t]*+(?:kodama: )?)([\\p{L}\\p{N}_][^\\s:<>'\"]*\\.lua)(?=:\\d)", Pattern.MULTILINE);

    /** Each position requires a file access, and a script may print thousands of them. */
    private static final int MAX_POSITIONS = 100;

    private final Path game;
    private final String front;

    private ScriptPaths(Path game, String front) {
        this.game = game;
        this.front = front;
    }

    /** Creates the rewriter for a game's folder, relative to the working directory. */
    static ScriptPaths of(Path game) {
        return of(game, Path.of(""));
    }

    static ScriptPaths of(Path game, Path started) {
        Path whole = game.toAbsolutePath().normalize();
        Path from = started.toAbsolutePath().normalize();
        boolean isBelow = whole.startsWith(from) && !whole.equals(from);
        return new ScriptPaths(whole, isBelow ? from.relativize(whole) + "/" : "");
    }

    /** Returns the string with its first positions rewritten, if the game has these files. */
    String rewritten(String text) {
        if (front.isEmpty()) return text;
        Matcher position = POSITION.matcher(text);
        StringBuilder result = new StringBuilder();
        for (int i = 0; i < MAX_POSITIONS && position.find(); i++)
            position.appendReplacement(result, rewritten(position));
        return position.appendTail(result).toString();
    }

    private String rewritten(MatchResult position) {
        boolean isThere = Files.isRegularFile(game.resolve(position.group(2)));
        String path = isThere ? front.replace('\\', '/') + position.group(2) : position.group(2);
        return Matcher.quoteReplacement(position.group(1) + path);
    }

    /** Returns a writer that rewrites positions in complete lines. */
    PrintWriter in(PrintWriter out) {
        return new PrintWriter(out, true) {
            @Override
            public void println(String line) {
                super.println(rewritten(line));
            }
        };
    }
}
