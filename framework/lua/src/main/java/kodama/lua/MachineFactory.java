package kodama.lua;

import java.util.List;
import kodama.lua.error.MemoryError;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/** Puts machines together: the one place that knows machine and interpreter both. */
public final class MachineFactory {

    private MachineFactory() {}

    /**
     * Makes a machine as a game has it.
     *
     * @param options what it is given from outside
     * @param libraries what scripts find in their globals; installed in this order
     */
    public static LuaMachine create(LuaOptions options, List<Library> libraries) {
        return create(options, MachineExtensions.NONE, libraries);
    }

    /**
     * Makes a machine.
     *
     * @param options what it is given from outside
     * @param additions what it has and a game's has not
     * @param libraries what scripts find in their globals; installed in this order
     */
    public static LuaMachine create(LuaOptions options, MachineExtensions additions, List<Library> libraries) {
        LuaMachine machine = new LuaMachine(options, additions, InterpreterEngine::new);
        for (Library library : libraries) library.install(machine, machine.globals());
        if (options.sandboxed()) machine.uncounted(() -> rehearseOutOfMemory(machine));
        return machine;
    }

    /**
     * Lets a script run out of memory that has taken none, so that all is at hand when one has: Java reads a class when
     * it is first used, for which there is no memory then.
     */
    private static void rehearseOutOfMemory(LuaMachine machine) {
        Coroutine actor = new Coroutine(machine, new OutOfMemoryThrower(machine));
        try {
            actor.resume(LuaValue.NONE);
        } catch (LuaFailure expected) {
            OutOfMemory.ended(actor);
        }
    }

    private static final class OutOfMemoryThrower extends Resumable {
        OutOfMemoryThrower(LuaMachine machine) {
            super(machine, "rehearsal");
        }

        @Override
        protected Varargs start(Call call, Varargs args) {
            throw new OutOfMemoryError(MemoryError.TEXT);
        }

        @Override
        protected Varargs resume(Call call, Varargs results) {
            return results;
        }
    }
}
