package kodama.replay;

import java.text.Normalizer;
import java.util.Locale;
import java.util.regex.Pattern;

/** The rules for names of saved replays, so that each is a valid file name on every system and stays in its folder. */
public final class ReplayName {
    /** Most characters of a name. */
    public static final int MAX_LENGTH = 60;

    /** Characters that a file name cannot have on some system, and those that a list cannot show. */
    private static final Pattern REFUSED =
            Pattern.compile("[\\\\/:*?\"<>|\\p{Cntrl}\\p{Cf}\\p{Co}\\p{Cn}\\p{Cs}\\p{Zl}\\p{Zp}]");

    /** Device names on Windows, with any extension. */
    private static final Pattern DEVICE = Pattern.compile("(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(\\..*)?");

    private static final Pattern EDGES = Pattern.compile("^[\\s.]+|[\\s.]+$");

    private ReplayName() {}

    /**
     * Returns the name if it follows the rules.
     *
     * @throws ReplayException if it is empty or too long, or is not a file name on every system
     */
    public static String check(String name) {
        if (name.isBlank()) throw new ReplayException("the name of a replay must not be empty");
        if (name.length() > MAX_LENGTH)
            throw new ReplayException(
                    "the name of a replay must have at most " + MAX_LENGTH + " characters but has " + name.length());
        if (!fitting(name).equals(name))
            throw new ReplayException("the name of a replay must be a file name on every system but was '"
                    + REFUSED.matcher(name).replaceAll("?") + "'");
        return name;
    }

    /**
     * Makes a name of any string: characters that are not allowed become {@code -}, and it is cut off if it is too
     * long.
     *
     * @return the name; {@code replay} if nothing is left
     */
    public static String fitting(String text) {
        String plain =
                REFUSED.matcher(Normalizer.normalize(text, Normalizer.Form.NFC)).replaceAll("-");
        String name = EDGES.matcher(plain).replaceAll("");
        if (name.length() > MAX_LENGTH) name = EDGES.matcher(cut(name)).replaceAll("");
        if (DEVICE.matcher(name.toLowerCase(Locale.ROOT)).matches()) name = "_" + name;
        return name.isEmpty() ? "replay" : name;
    }

    private static String cut(String name) {
        int end = Character.isHighSurrogate(name.charAt(MAX_LENGTH - 1)) ? MAX_LENGTH - 1 : MAX_LENGTH;
        return name.substring(0, end);
    }
}
