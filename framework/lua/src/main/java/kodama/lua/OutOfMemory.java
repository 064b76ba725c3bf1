package kodama.lua;

import kodama.lua.error.MemoryError;

/** What a script is ended with when there is no memory for it. */
final class OutOfMemory {

    private OutOfMemory() {}

    /** The heap is nearly full: the coroutine lets go of all it holds. */
    static MemoryError near(Coroutine co) {
        DeadRegisters.clearAll(co);
        return new MemoryError(SourcePositions.prefix(co) + MemoryError.TEXT);
    }

    /** Java has run out of memory: what is kept back for the error goes as well. */
    static MemoryError ended(Coroutine co) {
        co.machine.budget.releaseMemory();
        return near(co);
    }
}
