package kodama.script.config;

import java.util.function.BiFunction;
import kodama.lua.LuaMachine;
import kodama.lua.LuaOptions;
import kodama.lua.bind.Lua;
import kodama.lua.bind.Value;
import kodama.lua.bind.Values;
import kodama.lua.library.Libraries;

/** A Lua file that is run for what it returns, in a machine of its own. */
final class DataFile {
    /** Instructions that running it may take. */
    private static final long BUDGET = 1_000_000;

    private DataFile() {}

    /**
     * Runs a file.
     *
     * @param path its path, for messages
     * @param source its text in UTF-8
     * @param reader takes the machine, which is closed afterwards, and what the file has returned
     * @return what the reader has made of it
     * @throws kodama.lua.LuaFailure if it is not Lua or fails
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
