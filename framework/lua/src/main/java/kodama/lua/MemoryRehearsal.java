package kodama.lua;

import kodama.lua.error.MemoryError;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/**
 * Lets a script run out of memory that has taken none, so that all is at hand when one has: Java reads a class when it
 * is first used, for which there is no memory then.
 */
final class MemoryRehearsal {

    private MemoryRehearsal() {}

    static void run(LuaMachine machine) {
        Coroutine actor = new Coroutine(machine, new Failing(machine));
        try {
            actor.resume(LuaValue.NONE);
        } catch (LuaFailure expected) {
            OutOfMemory.ended(actor);
        }
    }

    private static final class Failing extends Resumable {
        Failing(LuaMachine machine) {
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
