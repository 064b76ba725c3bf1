package kodama.lua.compile;

/** What a script can write as a name. */
public final class Names {
    private Names() {}

    /**
     * Tells whether a word can stand as a variable, or behind a dot.
     *
     * @param word any text
     * @return true for letters, digits and underscores that begin with no digit and are none of Lua's own words
     */
    public static boolean isName(String word) {
        return word.matches("[A-Za-z_]\\w*") && Token.ofWord(word) == Token.NAME;
    }
}
