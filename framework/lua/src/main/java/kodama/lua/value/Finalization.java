package kodama.lua.value;

import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaValue;

/** Handles tables with {@code __gc} for a collector. Sandboxed machines have no finalizers. */
public interface Finalization {

    /** Never finalizes a table. */
    Finalization NONE = new Finalization() {
        @Override
        public void mark(ScriptTable table) {
            // no finalizers
        }

        @Override
        public boolean isMark(@Nullable LuaValue attached) {
            return false;
        }

        @Override
        public void hold(LuaValue key, Runnable putBack) {
            // objects are not resurrected
        }

        @Override
        public boolean isEmpty() {
            return true;
        }

        @Override
        public boolean isDue() {
            return false;
        }

        @Override
        public boolean isRunning() {
            return false;
        }

        @Override
        public void gather() {
            // no finalizers
        }

        @Override
        public void run() {
            // no finalizers
        }

        @Override
        public void runAll() {
            // no finalizers
        }
    };

    /**
     * Registers a table that has been given a metatable.
     *
     * @param table may have a finalizer from now on
     */
    void mark(ScriptTable table);

    /**
     * Whether an attached value marks a table that is to be finalized, or was.
     *
     * @param attached a result of {@link ScriptTable#attached}
     * @return true if it must stay attached
     */
    boolean isMark(@Nullable LuaValue attached);

    /**
     * Keeps an entry of a weak table whose key is resurrected to be finalized.
     *
     * @param key the key; ignored if it has no finalizer
     * @param putBack restores the entry
     */
    void hold(LuaValue key, Runnable putBack);

    /**
     * Whether there is nothing to finalize.
     *
     * @return true if no table is registered or due
     */
    boolean isEmpty();

    /**
     * Whether finalizers can run now.
     *
     * @return true if some are due and none is running
     */
    boolean isDue();

    /** Whether a finalizer is running. */
    boolean isRunning();

    /** Waits for the results of the last collection. */
    void gather();

    /** Calls the finalizers that are due; an error ends the call, and the remaining ones run the next time. */
    void run();

    /** Calls all finalizers at the end of a program; ignores errors. */
    void runAll();
}
