package kodama.script.debug;

import java.util.regex.Pattern;

/** Checks the names of tunes and watches, which are shown in menus and saved in a file. */
final class DebugNames {
    private static final int MAX_LENGTH = 100;

    private static final Pattern CONTROL = Pattern.compile("[\\p{Cntrl}\\x80-\\x9f]");

    private DebugNames() {}

    /**
     * Checks a name.
     *
     * @throws IllegalArgumentException if it is empty, longer than 100 letters, or contains control characters
     */
    static void check(String name) {
        if (name.isEmpty()) throw new IllegalArgumentException("the name must not be empty");
        if (name.length() > MAX_LENGTH)
            throw new IllegalArgumentException(
                    "the name must have at most " + MAX_LENGTH + " letters but had " + name.length());
        if (name.chars().anyMatch(Character::isISOControl))
            throw new IllegalArgumentException(
                    "the name must not have control characters but was '" + visible(name) + "'");
    }

    /** Escapes control characters as Lua does. */
    private static String visible(String name) {
        return CONTROL.matcher(name)
                .replaceAll(found -> "\\\\" + (int) found.group().charAt(0));
    }
}
