package kodama.lua;

import java.util.ArrayList;
import java.util.List;

/** The libraries of a machine, in the order they are installed. */
final class Libraries {

    private Libraries() {}

    static List<Library> of(LuaOptions options) {
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
        return List.of(new Bytecode(), new OpenOsLib(), new IoLib(System.in, System.out, System.err));
    }
}
