package kodama.lua.open;

import java.util.Arrays;
import java.util.List;
import kodama.lua.LuaFailure;
import kodama.lua.LuaMachine;
import kodama.lua.ValueText;
import kodama.lua.value.LosslessUtf8;
import kodama.lua.value.LuaText;
import kodama.lua.value.Metamethod;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaFunction;
import org.luaj.vm2.LuaString;
import org.luaj.vm2.LuaTable;
import org.luaj.vm2.LuaValue;

/** A Lua file run as a program of its own, with the arguments of a command line, as the {@code lua} command does it. */
public final class LuaProgram {
    private final LuaMachine machine;

    /**
     * Prepares a program.
     *
     * @param machine runs the program, and nothing else
     */
    public LuaProgram(LuaMachine machine) {
        this.machine = machine;
    }

    /**
     * Runs a file to its end. Its arguments are in the global table {@code arg}, and in {@code ...}.
     *
     * @param name the file as the command line names it; {@code arg[0]}
     * @param arguments what followed the file on the command line
     * @throws LuaFailure if the text is no Lua, or an error was not caught
     */
    public void run(String name, byte[] source, List<String> arguments) {
        LuaValue[] values = arguments.stream().map(LuaText::utf8).toArray(LuaValue[]::new);
        machine.globals().rawset("arg", table(name, values));
        machine.load(name, source).invoke(LuaValue.varargsOf(values));
    }

    /** Ends the program: finalizers run, and what its files still hold back is written. */
    public void finish() {
        machine.finish();
    }

    /**
     * What the reference writes about an error that ended a program: a message with the calls that led there, or what
     * the error object says of itself.
     *
     * @param failure what {@link #run} threw
     * @return the text, or null where the reference says nothing
     */
    public @Nullable String report(LuaFailure failure) {
        LuaValue value = failure.value();
        if (value.isnil()) return null;
        if (value.isstring()) {
            String calls = failure.traceback();
            return failure.getMessage() + (calls.isEmpty() ? "" : "\n" + calls);
        }
        return machine.metamethod(value, Metamethod.TOSTRING) instanceof LuaFunction
                ? LosslessUtf8.of(ValueText.of(machine, value))
                : "(no error message)";
    }

    /**
     * A report as it is written.
     *
     * @param report what {@link #report} gives
     * @return its bytes; what a script gave is as it was, also where it is no UTF-8
     */
    public static byte[] bytes(String report) {
        LuaString text = LosslessUtf8.of(report);
        return Arrays.copyOfRange(text.m_bytes, text.m_offset, text.m_offset + text.m_length);
    }

    private LuaTable table(String name, LuaValue[] values) {
        LuaTable table = machine.newTable();
        table.rawset(-1, LuaValue.valueOf("lua"));
        table.rawset(0, LuaText.utf8(name));
        for (int i = 0; i < values.length; i++) table.rawset(i + 1, values[i]);
        return table;
    }
}
