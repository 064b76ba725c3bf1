package kodama.lua;

import kodama.lua.value.Finalization;
import org.luaj.vm2.Prototype;

/**
 * What an open machine has and a game's has not; {@code kodama.lua.open} brings it.
 *
 * @param finalization what becomes of tables with {@code __gc}
 * @param files what scripts have opened
 * @param bytecode reads what {@code string.dump} writes
 */
public record MachineExtensions(Finalization finalization, Files files, Bytecode bytecode) {

    /** What a game's machine has: nothing. */
    static final MachineExtensions NONE = new MachineExtensions(Finalization.NONE, new NoFiles(), (chunk, name) -> {
        throw new IllegalStateException("a caged machine takes no bytecode");
    });

    /** The files and commands that scripts have opened. */
    public interface Files {
        /** Writes what they hold back. */
        void flush();

        /** Waits for commands that were started, and writes what is held back. */
        void finish();
    }

    /** Reads compiled chunks. */
    @FunctionalInterface
    public interface Bytecode {
        /**
         * Reads a chunk.
         *
         * @param chunk the bytes, as {@code string.dump} gives them
         * @param name the chunk's name, as {@code load} takes it
         * @throws kodama.lua.error.ScriptError if it is no chunk of ours
         */
        Prototype read(byte[] chunk, String name);
    }

    private static final class NoFiles implements Files {
        @Override
        public void flush() {
            // a game has none
        }

        @Override
        public void finish() {
            // a game has none
        }
    }
}
