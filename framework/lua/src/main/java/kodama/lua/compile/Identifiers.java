package kodama.lua.compile;

import java.util.List;

/** The identifiers of Lua. */
public final class Identifiers {
    private Identifiers() {}

    /**
     * Whether a word can be the name of a variable, or follow a dot.
     *
     * @return true for letters, digits and underscores that do not begin with a digit and are not a reserved word
     */
    public static boolean isName(String word) {
        return word.matches("[A-Za-z_]\\w*") && Token.ofWord(word) == Token.NAME;
    }

    /**
     * Returns the reserved words of Lua.
     *
     * @return {@code and} and the others, in alphabetical order
     */
    public static List<String> reservedWords() {
        return Token.words();
    }
}
