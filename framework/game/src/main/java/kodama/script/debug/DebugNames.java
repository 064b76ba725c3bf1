package kodama.script.debug;

import java.util.regex.Pattern;

/** Names of values: menus show them, and a file keeps them. */
final class DebugNames {
    private static final int LONGEST = 100;

    private static final Pattern CONTROL = Pattern.compile("[\\p{Cntrl}\\x80-\\x9f]");

    private DebugNames() {}

    /**
     * Refuses what is no name.
     *
     * @throws IllegalArgumentException if it is empty, too long, or no menu can show it
     */
    static void check(String name) {
        if (name.isEmpty()) throw new IllegalArgumentException("the name must not be empty");
        if (name.length() > LONGEST)
            throw new IllegalArgumentException(
                    "the name must have at most " + LONGEST + " letters but had " + name.length());
        if (name.chars().anyMatch(Character::isISOControl))
            throw new IllegalArgumentException(
                    "the name must not have control characters but was '" + visible(name) + "'");
    }

    /** With such letters as a script writes them. */
    private static String visible(String name) {
        return CONTROL.matcher(name)
                .replaceAll(found -> "\\\\" + (int) found.group().charAt(0));
    }
}
