package kodama.lua;

import java.util.List;
import kodama.lua.error.MemoryError;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/** Makes machines: the one class that knows both the machine and the interpreter. */
public final class MachineFactory {

    private MachineFactory() {}

    /**
     * Makes a machine for a game.
     *
     * @param options its options
     * @param libraries its libraries, in the order in which they are installed
     */
    public static LuaMachine create(LuaOptions options, List<Library> libraries) {
        return create(options, MachineExtensions.NONE, libraries);
    }

    /**
     * Makes a machine.
     *
     * @param options its options
     * @param extensions what it has in addition to a machine for a game
     * @param libraries its libraries, in the order in which they are installed
     */
    public static LuaMachine create(LuaOptions options, MachineExtensions extensions, List<Library> libraries) {
        LuaMachine machine = new LuaMachine(options, extensions, InterpreterEngine::new);
        for (Library library : libraries) library.install(machine, machine.globals());
        if (options.sandboxed()) machine.uncounted(() -> rehearseOutOfMemory(machine));
        return machine;
    }

    /**
     * Runs a script out of memory without filling the heap. Java loads a class at its first use, and when the heap is
     * really full, there is no memory for the classes that handle it.
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
