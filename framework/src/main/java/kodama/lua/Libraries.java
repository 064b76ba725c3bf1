package kodama.lua;

import java.util.List;

/** The libraries of a machine, in the order they are installed. */
final class Libraries {

    private Libraries() {}

    static List<Library> of(LuaOptions options) {
        boolean caged = options.caged();
        return List.of(
                new BaseLib(),
                new CoroutineLib(),
                new StringLib(),
                new TableLib(),
                new MathLib(options.seed()),
                new Bit32Lib(),
                new Utf8Lib(),
                new OsLib(options.nanos()),
                new DebugLib(caged),
                new PackageLib(caged));
    }
}
