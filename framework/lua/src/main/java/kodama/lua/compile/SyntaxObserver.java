package kodama.lua.compile;

import org.luaj.vm2.LuaString;

/**
 * Hears what the grammar recognizes while a text is compiled. What it hears of comes after its parts: those are all
 * that begin where it begins or later and have not become parts of something else. That is how {@code a.b.c} is told
 * without knowing at {@code a} what it will be the beginning of.
 */
interface SyntaxObserver {
    /** Hears nothing. */
    SyntaxObserver NONE = new SyntaxObserver() {
        @Override
        public void word(SyntaxKind kind, int start, int end, LuaString text) {}

        @Override
        public void node(SyntaxKind kind, int start, int end) {}
    };

    /**
     * Is told of a word or a sign.
     *
     * @param start where it begins; in bytes from 0
     * @param end where it ends; the byte behind it
     * @param text of a name or string; of another kind it says nothing
     */
    void word(SyntaxKind kind, int start, int end, LuaString text);

    /**
     * Is told of something that has parts.
     *
     * @param start where it begins; in bytes from 0
     * @param end where it ends; the byte behind it, never before the start
     */
    void node(SyntaxKind kind, int start, int end);
}
