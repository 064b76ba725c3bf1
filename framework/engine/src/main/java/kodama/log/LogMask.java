package kodama.log;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import kodama.base.Spelling;

/** Selects lines by their level; categories may have their own minimum level. Immutable. */
public final class LogMask {
    /** Selects all lines. */
    public static final LogMask ALL = from(LogLevel.DEBUG);

    private static final String OFF = "off";
    private static final int NONE = LogLevel.values().length;

    /** Ordinal of the minimum level, and of those of categories with their own. */
    private final int defaultLevel;

    private final Map<String, Integer> own;

    private LogMask(int defaultLevel, Map<String, Integer> own) {
        this.defaultLevel = defaultLevel;
        this.own = own;
    }

    /** Selects lines with at least the given level. */
    public static LogMask from(LogLevel least) {
        return new LogMask(least.ordinal(), Map.of());
    }

    /**
     * Returns a changed mask.
     *
     * @param changes list separated by commas: a level for all categories that are not named, or {@code ai=debug} for
     *     one; {@code off} selects no lines
     * @throws IllegalArgumentException if an item has another form or an unknown level
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
        return new LogMask(defaultLevel, changed);
    }

    private static int number(String word) {
        int found = LogLevel.WORDS.indexOf(word);
        if (found >= 0 || word.equals(OFF)) return found >= 0 ? found : NONE;
        List<String> known = new ArrayList<>(LogLevel.WORDS);
        known.add(OFF);
        throw new IllegalArgumentException("level must be one of " + String.join(", ", known) + " but was '" + word
                + "'" + Spelling.hint(word, known));
    }

    /** Returns whether lines of a level and category are selected. */
    public boolean includes(LogLevel level, String category) {
        return level.ordinal() >= own.getOrDefault(category, defaultLevel);
    }

    /**
     * Returns the mask in the form used on the command line.
     *
     * @return for example {@code info,ai=debug}
     */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder(word(defaultLevel));
        own.forEach((category, least) ->
                text.append(',').append(category).append('=').append(word(least)));
        return text.toString();
    }

    private static String word(int least) {
        return least == NONE ? OFF : LogLevel.WORDS.get(least);
    }
}
