package kodama.lua;

import java.util.function.IntFunction;
import org.luaj.vm2.LuaFunction;
import org.luaj.vm2.LuaValue;

/** Notified of loaded functions, and of what translated functions do. */
public interface TranslationListener {
    /**
     * Called when a chunk has been loaded, before it runs.
     *
     * @param chunk its main function, for {@link FunctionInfo#of}
     */
    void loaded(LuaFunction chunk);

    /**
     * Called when a translated function has exited at an instruction that the interpreter must run.
     *
     * @param pc the instruction
     * @param registers returns the value of a register
     */
    void exited(LuaFunction function, int pc, IntFunction<LuaValue> registers);

    /**
     * Called before a translated function uses a table or calls a function.
     *
     * @param pc the instruction
     * @param met the table or function, or the value found instead
     */
    void operandSeen(LuaFunction function, int pc, LuaValue met);
}
