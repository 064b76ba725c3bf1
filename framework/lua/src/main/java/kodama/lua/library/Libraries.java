package kodama.lua.library;

import java.util.ArrayList;
import java.util.List;
import kodama.lua.Library;
import kodama.lua.LuaMachine;
import kodama.lua.LuaOptions;
import kodama.lua.MachineFactory;

/** The standard libraries, in the order they are installed, and machines that have them. */
public final class Libraries {

    private Libraries() {}

    /**
     * Builds a machine for a game, with the standard libraries.
     *
     * @param options what it is given from outside
     * @return the machine; it has no {@code io}, and of {@code os} and {@code debug} what does no harm
     */
    public static LuaMachine machine(LuaOptions options) {
        List<Library> libraries = new ArrayList<>(common(options));
        libraries.add(new OsLib(options.nanos()));
        libraries.add(new PackageLib());
        return MachineFactory.create(options, libraries);
    }

    /**
     * The libraries that every machine has, in the order they are installed.
     *
     * @param options what the machine is given from outside
     * @return all but {@code os} and {@code package}, which stand behind them
     */
    public static List<Library> common(LuaOptions options) {
        return List.of(
                new BaseLib(),
                new CoroutineLib(),
                new StringLib(),
                new TableLib(),
                new MathLib(options.seed()),
                new Bit32Lib(),
                new Utf8Lib(),
                new DebugLib());
    }
}
