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

/** Runs a Lua file as a program with command-line arguments, as the {@code lua} command does. */
public final class LuaProgram {
    private final LuaMachine machine;

    /**
     * Creates a program.
     *
     * @param machine a machine for this program only
     */
    public LuaProgram(LuaMachine machine) {
        this.machine = machine;
    }

    /**
     * Runs a file to its end. Its arguments are in the global table {@code arg} and in {@code ...}.
     *
     * @param name file name on the command line; becomes {@code arg[0]}
     * @param arguments the other arguments on the command line
     * @throws LuaFailure for a syntax error or an uncaught error
     */
    public void run(String name, byte[] source, List<String> arguments) {
        LuaValue[] values = arguments.stream().map(LuaText::utf8).toArray(LuaValue[]::new);
        machine.globals().rawset("arg", table(name, values));
        machine.load(name, source).invoke(LuaValue.varargsOf(values));
    }

    /** Ends the program: runs finalizers and flushes open files. */
    public void finish() {
        machine.finish();
    }

    /**
     * Returns the text that the reference implementation prints for an uncaught error: the message with a traceback, or
     * the error object converted to a string.
     *
     * @param failure error thrown by {@link #run}
     * @return the text, or null if the reference implementation prints nothing
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
     * Encodes a report for output.
     *
     * @param report result of {@link #report}
     * @return its bytes; strings of the script keep their original bytes, even if they are not valid UTF-8
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
