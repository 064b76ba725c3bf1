package kodama.lua;

import java.util.List;

/** Puts machines together: the one place that knows machine and interpreter both. */
public final class Machines {

    private Machines() {}

    /**
     * Makes a machine as a game has it.
     *
     * @param options what it is given from outside
     * @param libraries what scripts find in their globals; installed in this order
     * @return the machine
     */
    public static LuaMachine make(LuaOptions options, List<Library> libraries) {
        return make(options, OpenFeatures.NONE, libraries);
    }

    /**
     * Makes a machine.
     *
     * @param options what it is given from outside
     * @param additions what it has and a game's has not
     * @param libraries what scripts find in their globals; installed in this order
     * @return the machine
     */
    public static LuaMachine make(LuaOptions options, OpenFeatures additions, List<Library> libraries) {
        LuaMachine machine = new LuaMachine(options, additions, InterpreterEngine::new);
        for (Library library : libraries) library.install(machine, machine.globals());
        if (options.caged()) machine.uncounted(() -> MemoryRehearsal.run(machine));
        return machine;
    }
}
