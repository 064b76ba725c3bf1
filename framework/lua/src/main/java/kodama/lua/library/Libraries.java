package kodama.lua.library;

import java.util.ArrayList;
import java.util.List;
import kodama.lua.Library;
import kodama.lua.LuaMachine;
import kodama.lua.LuaOptions;
import kodama.lua.MachineFactory;

/** The standard libraries, and machines that have them. */
public final class Libraries {

    private Libraries() {}

    /**
     * Makes a machine for a game, with the standard libraries.
     *
     * @param options its options
     * @return a machine without {@code io}, and with the harmless functions of {@code os} and {@code debug}
     */
    public static LuaMachine machine(LuaOptions options) {
        List<Library> libraries = new ArrayList<>(common(options));
        libraries.add(new OsLib(options.nanos()));
        libraries.add(new PackageLib());
        return MachineFactory.create(options, libraries);
    }

    /**
     * Returns the libraries that every machine has.
     *
     * @param options the machine's options
     * @return all except {@code os} and {@code package}, which are installed after them
     */
    public static List<Library> common(LuaOptions options) {
        return List.of(
                new BaseLib(),
                new CoroutineLib(),
                new StringLib(),
                new TableLib(),
                new MathLib(),
                new Bit32Lib(),
                new Utf8Lib(),
                new DebugLib());
    }
}
