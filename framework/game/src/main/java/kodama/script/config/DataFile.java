package kodama.script.config;

import java.util.function.BiFunction;
import kodama.lua.LuaMachine;
import kodama.lua.LuaOptions;
import kodama.lua.bind.Lua;
import kodama.lua.bind.Value;
import kodama.lua.bind.Values;
import kodama.lua.library.Libraries;

/** Runs a Lua file for its result, in a machine of its own. */
final class DataFile {
    /** Instruction budget of the file. */
    private static final long BUDGET = 1_000_000;

    private DataFile() {}

    /**
     * Runs a file.
     *
     * @param path path of the file, for messages
     * @param source contents of the file, in UTF-8
     * @param reader receives the machine, which is closed afterwards, and the file's result
     * @return the result of the reader
     * @throws kodama.lua.LuaFailure if the file has a syntax error or fails
     */
    static <T> T read(String path, byte[] source, BiFunction<Lua, Value, T> reader) {
        try (LuaMachine machine = Libraries.machine(LuaOptions.forGame().withBudget(BUDGET))) {
            Lua lua = new Lua(machine);
            Value returned =
                    lua.routine(lua.load(path, source)).resume(Values.NONE).get(1);
            return reader.apply(lua, returned);
        }
    }
}
