package kodama.lua.compile;

import java.util.function.DoubleFunction;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Prototype;

/** From text to a prototype; LuaJ's own compiler loses tokens, escapes and large tables. */
public final class Compiler {

    private Compiler() {}

    /**
     * Compiles a text.
     *
     * @param chunkName its name, with the reference's {@code @} or {@code =} in front if it has one
     * @param numbers makes the values of numerals
     * @return the main function
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
    public static void observe(
            String chunkName, byte[] source, DoubleFunction<LuaValue> numbers, SyntaxObserver observer) {
        Parser.parse(source, chunkName, numbers, observer);
    }
}
