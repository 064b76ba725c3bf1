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

/** The libraries of an open machine, and machines that have them. */
public final class FullLibraries {

    private FullLibraries() {}

    /**
     * Builds an open machine.
     *
     * @param options what it is given from outside; not caged
     * @return the machine; it has all libraries, and finalizers run
     * @throws IllegalArgumentException if the options are a cage's
     */
    public static LuaMachine machine(LuaOptions options) {
        if (options.sandboxed()) throw new IllegalArgumentException("the options of an open machine must not be caged");
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
