package kodama.lua.compile;

import java.util.Arrays;
import java.util.function.DoubleFunction;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Prototype;

/** Compiles source text to a prototype. LuaJ's own compiler has errors in tokens, escapes and large tables. */
public final class Compiler {
    /** The first byte of precompiled chunks. */
    public static final byte ESCAPE = 27;

    private Compiler() {}

    /**
     * Compiles a chunk.
     *
     * @param chunkName its name, with the prefix {@code @} or {@code =} as in the reference implementation
     * @param numbers makes the values of numerals
     * @throws SyntaxError if the text is not valid Lua
     */
    public static Prototype compile(String chunkName, byte[] source, DoubleFunction<LuaValue> numbers) {
        return Parser.parse(source, chunkName, numbers, SyntaxObserver.NONE);
    }

    /**
     * Parses a chunk as {@link #compile} does, and reports its structure.
     *
     * @param chunkName its name, with the prefix {@code @} or {@code =} as in the reference implementation
     * @param numbers makes the values of numerals
     * @param observer called for each syntax element; last for the BLOCK of the whole chunk
     * @throws SyntaxError if the text is not valid Lua; preceding elements have been reported
     */
    static void observe(String chunkName, byte[] source, DoubleFunction<LuaValue> numbers, SyntaxObserver observer) {
        Parser.parse(source, chunkName, numbers, observer);
    }

    /**
     * Removes a first line that begins with {@code #}, which names the program that runs the file. Bytecode may follow.
     *
     * @param chunk a whole file
     * @return the text to compile
     */
    public static byte[] withoutFirstLine(byte[] chunk) {
        int start = markLength(chunk);
        if (start == chunk.length || chunk[start] != '#') return Arrays.copyOfRange(chunk, start, chunk.length);
        int end = start;
        while (end < chunk.length && chunk[end] != '\n') end++;
        return afterLine(chunk, end);
    }

    /** Returns the length of a UTF-8 byte order mark, which some editors write. */
    private static int markLength(byte[] chunk) {
        boolean isMarked =
                chunk.length >= 3 && chunk[0] == (byte) 0xEF && chunk[1] == (byte) 0xBB && chunk[2] == (byte) 0xBF;
        return isMarked ? 3 : 0;
    }

    /** Keeps the line break of a text, so that line numbers are those of the file. */
    private static byte[] afterLine(byte[] chunk, int end) {
        boolean isBinary = end + 1 < chunk.length && chunk[end + 1] == ESCAPE;
        return Arrays.copyOfRange(chunk, isBinary ? end + 1 : end, chunk.length);
    }
}
