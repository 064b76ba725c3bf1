package kodama.lua;

import kodama.lua.error.MemoryError;

/** Makes the errors that end a script when memory runs out. */
final class OutOfMemory {

    private OutOfMemory() {}

    /** The heap is nearly full: drops the coroutine's values. */
    static MemoryError near(Coroutine co) {
        DeadRegisters.clearAll(co);
        return new MemoryError(SourcePositions.prefix(co) + MemoryError.TEXT);
    }

    /** Java has run out of memory: also releases the memory that is reserved for the error. */
    static MemoryError ended(Coroutine co) {
        co.machine.budget.runOutOfMemory();
        return near(co);
    }
}
