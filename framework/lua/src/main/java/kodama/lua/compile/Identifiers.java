package kodama.lua.compile;

import java.util.List;

/** What a script can write as a name. */
public final class Identifiers {
    private Identifiers() {}

    /**
     * Tells whether a word can stand as a variable, or behind a dot.
     *
     * @return true for letters, digits and underscores that begin with no digit and are none of Lua's own words
     */
    public static boolean isName(String word) {
        return word.matches("[A-Za-z_]\\w*") && Token.ofWord(word) == Token.NAME;
    }

    /**
     * Returns the words that Lua has for itself.
     *
     * @return {@code and} and the others, in alphabetical order
     */
    public static List<String> reservedWords() {
        return Token.words();
    }
}
