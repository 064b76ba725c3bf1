package kodama.lua.value;

import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaValue;

/** What a collector does for tables whose metatable has {@code __gc}. A game's machine has none of that. */
public interface Finalization {

    /** No table is ever finalized. */
    Finalization NONE = new Finalization() {
        @Override
        public void mark(ScriptTable table) {
            // it goes without a word
        }

        @Override
        public boolean isMark(@Nullable LuaValue attached) {
            return false;
        }

        @Override
        public void hold(LuaValue key, Runnable putBack) {
            // nothing that is garbage comes back
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
            // there is nothing
        }

        @Override
        public void run() {
            // there is nothing
        }

        @Override
        public void runAll() {
            // there is nothing
        }
    };

    /**
     * Notes a table that has been given a metatable.
     *
     * @param table one that may have a finalizer now
     */
    void mark(ScriptTable table);

    /**
     * Whether a table that this is attached to is to be finalized, or was.
     *
     * @param attached what {@link ScriptTable#attached} gives
     * @return true if it has to stay attached
     */
    boolean isMark(@Nullable LuaValue attached);

    /**
     * Takes note of an entry that a weak table had under a key: it comes back when the key does, to be finalized.
     *
     * @param key the key; one that has no finalizer is ignored
     * @param putBack stores the entry again
     */
    void hold(LuaValue key, Runnable putBack);

    /**
     * Whether there is no table to be finalized.
     *
     * @return true if none is marked and none is due
     */
    boolean isEmpty();

    /**
     * Whether finalizers could run now.
     *
     * @return true if some are due and none runs
     */
    boolean isDue();

    /** Whether a finalizer runs. */
    boolean isRunning();

    /** Waits for what the collection just done has found. */
    void gather();

    /** Calls the finalizers that are due; an error ends it, and the others wait for the next time. */
    void run();

    /** Calls all finalizers, as the end of a program does; errors are no one's. */
    void runAll();
}
