package kodama.log;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import kodama.base.Spelling;

/** Which lines are wanted: those from a level on, which may be another one for some categories. Immutable. */
public final class LogMask {
    /** Wants all lines. */
    public static final LogMask ALL = from(LogLevel.DEBUG);

    private static final String OFF = "off";
    private static final int NONE = LogLevel.values().length;

    /** The least level that is wanted, by its number; and that of each category that has its own. */
    private final int otherwise;

    private final Map<String, Integer> own;

    private LogMask(int otherwise, Map<String, Integer> own) {
        this.otherwise = otherwise;
        this.own = own;
    }

    /** Wants lines from a level on. */
    public static LogMask from(LogLevel least) {
        return new LogMask(least.ordinal(), Map.of());
    }

    /**
     * Changes what is wanted.
     *
     * @param changes pieces with commas between: a level for all categories that are not named, {@code ai=debug} for
     *     one; {@code off} wants none
     * @throws IllegalArgumentException if a piece is neither, or there is no such level
     */
    public LogMask with(String changes) {
        LogMask changed = this;
        for (String piece : changes.split(",", -1)) changed = changed.withPiece(piece.strip());
        return changed;
    }

    private LogMask withPiece(String piece) {
        int equals = piece.indexOf('=');
        if (equals < 0) return new LogMask(number(piece), own);
        Map<String, Integer> changed = new TreeMap<>(own);
        changed.put(
                LogCategory.check(piece.substring(0, equals).strip()),
                number(piece.substring(equals + 1).strip()));
        return new LogMask(otherwise, changed);
    }

    private static int number(String word) {
        int found = LogLevel.WORDS.indexOf(word);
        if (found >= 0 || word.equals(OFF)) return found >= 0 ? found : NONE;
        List<String> known = new ArrayList<>(LogLevel.WORDS);
        known.add(OFF);
        throw new IllegalArgumentException("level must be one of " + String.join(", ", known) + " but was '" + word
                + "'" + Spelling.hint(word, known));
    }

    /** Tells whether lines are wanted. */
    public boolean includes(LogLevel level, String category) {
        return level.ordinal() >= own.getOrDefault(category, otherwise);
    }

    /**
     * Writes the mask as a command line has it.
     *
     * @return {@code info,ai=debug}, say
     */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder(word(otherwise));
        own.forEach((category, least) ->
                text.append(',').append(category).append('=').append(word(least)));
        return text.toString();
    }

    private static String word(int least) {
        return least == NONE ? OFF : LogLevel.WORDS.get(least);
    }
}
