package kodama.lua.compile;

import java.util.Arrays;
import java.util.function.DoubleFunction;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Prototype;

/** From text to a prototype; LuaJ's own compiler loses tokens, escapes and large tables. */
public final class Compiler {
    /** The first byte of compiled Lua. */
    public static final byte ESCAPE = 27;

    private Compiler() {}

    /**
     * Compiles a text.
     *
     * @param chunkName its name, with the reference's {@code @} or {@code =} in front if it has one
     * @param numbers makes the values of numerals
     * @throws SyntaxError if the text is not Lua
     */
    public static Prototype compile(String chunkName, byte[] source, DoubleFunction<LuaValue> numbers) {
        return Parser.parse(source, chunkName, numbers, SyntaxObserver.NONE);
    }

    /**
     * Reads a text as {@link #compile} does, for someone who wants to know of what it is made.
     *
     * @param chunkName its name, with the reference's {@code @} or {@code =} in front if it has one
     * @param numbers makes the values of numerals
     * @param observer hears what the grammar recognizes; last of all of the BLOCK that is the whole text
     * @throws SyntaxError if the text is not Lua; what comes before has been heard of by then
     */
    static void observe(String chunkName, byte[] source, DoubleFunction<LuaValue> numbers, SyntaxObserver observer) {
        Parser.parse(source, chunkName, numbers, observer);
    }

    /**
     * A first line that begins with {@code #} says which program runs the file; bytecode may stand behind it.
     *
     * @param chunk a whole file
     * @return what is to be compiled
     */
    public static byte[] withoutFirstLine(byte[] chunk) {
        int start = markLength(chunk);
        if (start == chunk.length || chunk[start] != '#') return Arrays.copyOfRange(chunk, start, chunk.length);
        int end = start;
        while (end < chunk.length && chunk[end] != '\n') end++;
        return afterLine(chunk, end);
    }

    /** Some editors begin UTF-8 with a byte order mark. */
    private static int markLength(byte[] chunk) {
        boolean isMarked =
                chunk.length >= 3 && chunk[0] == (byte) 0xEF && chunk[1] == (byte) 0xBB && chunk[2] == (byte) 0xBF;
        return isMarked ? 3 : 0;
    }

    /** A text keeps its line end, so that lines count as in the file. */
    private static byte[] afterLine(byte[] chunk, int end) {
        boolean isBinary = end + 1 < chunk.length && chunk[end + 1] == ESCAPE;
        return Arrays.copyOfRange(chunk, isBinary ? end + 1 : end, chunk.length);
    }
}
