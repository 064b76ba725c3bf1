package kodama.lua.compile;

import org.luaj.vm2.LuaString;

/**
 * Called for the syntax elements of a text while it is compiled. An element is reported after its parts: those that
 * begin at its offset or later and are not parts of another element. So {@code a.b.c} can be reported although at
 * {@code a} it is not known what it begins.
 */
interface SyntaxObserver {
    /** Ignores everything. */
    SyntaxObserver NONE = new SyntaxObserver() {
        @Override
        public void word(SyntaxKind kind, int start, int end, LuaString text) {}

        @Override
        public void node(SyntaxKind kind, int start, int end) {}
    };

    /**
     * Called for a word or a sign.
     *
     * @param start offset of its beginning, in bytes from 0
     * @param end offset after its end
     * @param text value of a name or string; meaningless for other kinds
     */
    void word(SyntaxKind kind, int start, int end, LuaString text);

    /**
     * Called for an element that has parts.
     *
     * @param start offset of its beginning, in bytes from 0
     * @param end offset after its end, at least {@code start}
     */
    void node(SyntaxKind kind, int start, int end);
}
