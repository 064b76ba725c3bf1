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
     * @param source the text
     * @param numbers makes the values of numerals
     * @return the main function
     * @throws SyntaxError if the text is not Lua
     */
    public static Prototype compile(String chunkName, byte[] source, DoubleFunction<LuaValue> numbers) {
        return Parser.parse(source, chunkName, numbers);
    }
}
