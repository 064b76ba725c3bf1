package kodama.replay;

import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Pattern;
import kodama.base.Checks;

/**
 * The facts about a replay that a list of replays shows.
 *
 * <p>The strings of a file that was read may contain any characters: escape them before printing them
 * ({@link kodama.base.PrintableText}).
 *
 * @param title title of the game; like all strings at most 200 bytes of UTF-8
 * @param game id of the game
 * @param version version of the game; may be empty
 * @param kodama version of Kodama that recorded it
 * @param java version of Java that recorded it
 * @param recordedAt start of the recording in seconds since 1970; 0 to 253402300799, the end of the year 9999
 * @param ticks ticks of all worlds; 0 to 1,000,000,000
 * @param fps ticks per second; 1 to 240
 * @param fields fields of the game's own by name, in the order in which they were set: at most 32, each a String, a
 *     finite Double or a Boolean
 * @param fingerprint digest of scripts, data and Java classes; the same only if these are the same
 */
public record ReplayHeader(
        String title,
        String game,
        String version,
        String kodama,
        String java,
        long recordedAt,
        long ticks,
        int fps,
        Map<String, Object> fields,
        long fingerprint) {
    /** Most fields of a game's own. */
    public static final int MAX_FIELDS = 32;

    /** Longest name of a field, in characters. */
    public static final int MAX_NAME_LENGTH = 40;

    /** Longest string, in bytes of UTF-8. */
    public static final int MAX_TEXT_BYTES = 200;

    /** Most ticks. */
    public static final long MAX_TICKS = 1_000_000_000;

    private static final long MAX_SECONDS = 253_402_300_799L;
    private static final int MAX_FPS = 240;
    private static final Pattern NAME = Pattern.compile("[A-Za-z_][A-Za-z0-9_]*");

    /**
     * Checks the bounds and copies the fields.
     *
     * @throws IllegalArgumentException if a value is out of its bounds
     */
    public ReplayHeader {
        checkText("title", title);
        checkText("game", game);
        checkText("version", version);
        checkText("kodama", kodama);
        checkText("java", java);
        between("recordedAt", recordedAt, MAX_SECONDS);
        between("ticks", ticks, MAX_TICKS);
        Checks.between("fps", fps, 1, MAX_FPS);
        if (fields.size() > MAX_FIELDS)
            throw new IllegalArgumentException(
                    "a replay must have at most " + MAX_FIELDS + " fields but has " + fields.size());
        fields.forEach(ReplayHeader::checkField);
        fields = Collections.unmodifiableMap(new LinkedHashMap<>(fields));
    }

    private static void between(String name, long value, long most) {
        if (value < 0 || value > most)
            throw new IllegalArgumentException(name + " must be between 0 and " + most + " but was " + value);
    }

    /**
     * Checks a field of a game's own.
     *
     * @param name an identifier of at most 40 characters
     * @param value a String of at most 200 bytes of UTF-8, a finite Double or a Boolean
     * @throws IllegalArgumentException if name or value are out of these bounds
     */
    public static void checkField(String name, Object value) {
        checkName(name);
        String field = "field '" + name + "'";
        if (value instanceof String text) checkText(field, text);
        else if (value instanceof Double number) Checks.finite(field, number);
        else if (!(value instanceof Boolean))
            throw new IllegalArgumentException(field + " must be a string, a number or a boolean but was a "
                    + value.getClass().getSimpleName());
    }

    private static void checkName(String name) {
        if (name.length() > MAX_NAME_LENGTH)
            throw new IllegalArgumentException("the name of a field must have at most " + MAX_NAME_LENGTH
                    + " characters but has " + name.length());
        if (!NAME.matcher(name).matches())
            throw new IllegalArgumentException("the name of a field must be an identifier but was '" + name + "'");
    }

    private static void checkText(String name, String text) {
        if (!StandardCharsets.UTF_8.newEncoder().canEncode(text))
            throw new IllegalArgumentException(name + " contains an unpaired surrogate");
        int bytes = text.getBytes(StandardCharsets.UTF_8).length;
        if (bytes > MAX_TEXT_BYTES)
            throw new IllegalArgumentException(
                    name + " must have at most " + MAX_TEXT_BYTES + " bytes of UTF-8 but has " + bytes);
    }

    /**
     * Makes any string fit into a header, such as a long title.
     *
     * @return the string, or as many of its first characters as fit; unpaired surrogates are replaced by {@code ?}
     */
    public static String fitting(String text) {
        StringBuilder fitting = new StringBuilder();
        int bytes = 0;
        for (int at = 0; at < text.length(); at += Character.charCount(text.codePointAt(at))) {
            String letter = encodable(text.codePointAt(at));
            bytes += letter.getBytes(StandardCharsets.UTF_8).length;
            if (bytes > MAX_TEXT_BYTES) break;
            fitting.append(letter);
        }
        return fitting.toString();
    }

    private static String encodable(int letter) {
        boolean isUnpaired = letter <= Character.MAX_VALUE && Character.isSurrogate((char) letter);
        return isUnpaired ? "?" : Character.toString(letter);
    }
}
