package kodama.lua;

import java.util.List;
import org.luaj.vm2.LuaTable;
import org.luaj.vm2.LuaValue;

/** A Lua file run as a program of its own, with the arguments of a command line, as the {@code lua} command does it. */
public final class LuaProgram {
    private final LuaMachine machine;

    /**
     * Prepares a machine.
     *
     * @param options what the program is given from outside
     */
    public LuaProgram(LuaOptions options) {
        this.machine = new LuaMachine(options);
    }

    /**
     * Runs a file to its end. Its arguments are in the global table {@code arg}, and in {@code ...}.
     *
     * @param name the file as the command line names it; {@code arg[0]}
     * @param source its text
     * @param arguments what followed the file on the command line
     * @throws LuaFailure if the text is no Lua, or an error was not caught
     */
    public void run(String name, byte[] source, List<String> arguments) {
        LuaValue[] values = arguments.stream().map(LuaValue::valueOf).toArray(LuaValue[]::new);
        machine.globals().rawset("arg", table(name, values));
        Coroutine main = machine.coroutine(machine.load(name, source));
        main.resume(LuaValue.varargsOf(values));
        if (!main.isDead()) throw new IllegalStateException("attempt to yield from outside a coroutine");
    }

    private LuaTable table(String name, LuaValue[] values) {
        LuaTable table = machine.newTable();
        table.rawset(0, LuaValue.valueOf(name));
        for (int i = 0; i < values.length; i++) table.rawset(i + 1, values[i]);
        return table;
    }
}
