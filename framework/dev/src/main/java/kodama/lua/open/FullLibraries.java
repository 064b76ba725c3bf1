package kodama.lua.open;

import java.util.ArrayList;
import java.util.List;
import kodama.lua.Library;
import kodama.lua.LuaMachine;
import kodama.lua.LuaOptions;
import kodama.lua.MachineExtensions;
import kodama.lua.MachineFactory;
import kodama.lua.library.Libraries;
import kodama.lua.library.PackageLib;

/** The full standard library of Lua, without a sandbox, and machines that have it. */
public final class FullLibraries {

    private FullLibraries() {}

    /**
     * Creates a machine with the full standard library and finalizers.
     *
     * @param options options of the machine; not sandboxed
     * @return the machine
     * @throws IllegalArgumentException if the options are those of a sandbox
     */
    public static LuaMachine machine(LuaOptions options) {
        if (options.sandboxed())
            throw new IllegalArgumentException("a machine with the full library must not be sandboxed");
        OpenStreams streams = new OpenStreams();
        return MachineFactory.create(
                options,
                new MachineExtensions(new Finalizers(), streams, BytecodeLib::read),
                libraries(options, streams));
    }

    private static List<Library> libraries(LuaOptions options, OpenStreams streams) {
        List<Library> all = new ArrayList<>(Libraries.common(options));
        all.add(new FullDebugLib());
        all.add(new BytecodeLib());
        all.add(new FileLoadLib());
        all.add(new FullOsLib(streams));
        all.add(new IoLib(streams, System.in, System.out, System.err));
        all.add(new PackageLib());
        all.add(new FullPackageLib());
        return all;
    }
}
