package kodama.lua.library;

import java.util.ArrayList;
import java.util.List;
import kodama.lua.Library;
import kodama.lua.LuaMachine;
import kodama.lua.LuaOptions;
import kodama.lua.library.debug.DebugLib;
import kodama.lua.library.module.Bytecode;
import kodama.lua.library.module.FileChunks;
import kodama.lua.library.module.PackageLib;
import kodama.lua.library.string.StringLib;
import kodama.lua.library.string.Utf8Lib;
import kodama.lua.library.system.IoLib;
import kodama.lua.library.system.OpenOsLib;
import kodama.lua.library.system.OsLib;

/** The standard libraries, in the order they are installed, and machines that have them. */
public final class Libraries {

    private Libraries() {}

    /**
     * Builds a machine with the standard libraries.
     *
     * @param options what it is given from outside
     * @return the machine; a caged one has no {@code io}, and of {@code os} and {@code debug} what does no harm
     */
    public static LuaMachine machine(LuaOptions options) {
        return new LuaMachine(options, of(options));
    }

    private static List<Library> of(LuaOptions options) {
        List<Library> libraries = new ArrayList<>(List.of(
                new BaseLib(),
                new CoroutineLib(),
                new StringLib(),
                new TableLib(),
                new MathLib(options.seed()),
                new Bit32Lib(),
                new Utf8Lib(),
                new DebugLib(options.caged())));
        libraries.addAll(options.caged() ? caged(options) : open());
        libraries.add(new PackageLib(options.caged()));
        return libraries;
    }

    private static List<Library> caged(LuaOptions options) {
        return List.of(new OsLib(options.nanos()));
    }

    private static List<Library> open() {
        return List.of(new Bytecode(), new FileChunks(), new OpenOsLib(), new IoLib(System.in, System.out, System.err));
    }
}
