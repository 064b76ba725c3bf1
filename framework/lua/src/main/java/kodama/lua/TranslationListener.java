package kodama.lua;

import java.util.function.IntFunction;
import org.luaj.vm2.LuaFunction;
import org.luaj.vm2.LuaValue;

/** Hears which functions a machine has, and what those that run as Java leave to the interpreter. */
public interface TranslationListener {
    /**
     * A chunk has been loaded, and nothing of it has run.
     *
     * @param chunk its main function, for {@link LoadedFunction#of}
     */
    void loaded(LuaFunction chunk);

    /**
     * A function that runs as Java has come to an instruction that the interpreter has to do.
     *
     * @param pc the place of the instruction
     * @param registers the values of its registers
     */
    void exited(LuaFunction function, int pc, IntFunction<LuaValue> registers);

    /**
     * A function that runs as Java is about to use a table, or to call a function.
     *
     * @param pc the place of the instruction
     * @param met the table or function, or what stands in its place
     */
    void operandSeen(LuaFunction function, int pc, LuaValue met);
}
