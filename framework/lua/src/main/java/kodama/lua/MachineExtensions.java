package kodama.lua;

import kodama.lua.value.Finalization;
import org.luaj.vm2.Prototype;

/**
 * Features of a machine with the full standard library; {@code kodama.lua.open} implements them.
 *
 * @param finalization handles tables with {@code __gc}
 * @param files the files that scripts have opened
 * @param bytecode reads the output of {@code string.dump}
 */
public record MachineExtensions(Finalization finalization, Files files, Bytecode bytecode) {

    /** The features of a sandboxed machine: none. */
    static final MachineExtensions NONE = new MachineExtensions(Finalization.NONE, new NoFiles(), (chunk, name) -> {
        throw new IllegalStateException("precompiled chunks are not allowed in a sandboxed machine");
    });

    /** The files and commands that scripts have opened. */
    public interface Files {
        /** Flushes all files. */
        void flush();

        /** Waits for commands that scripts have started, and flushes all files. */
        void finish();
    }

    /** Reads precompiled chunks. */
    @FunctionalInterface
    public interface Bytecode {
        /**
         * Reads a chunk.
         *
         * @param chunk the bytes, as {@code string.dump} returns them
         * @param name the chunk's name, as {@code load} takes it
         * @throws kodama.lua.error.ScriptError if the chunk is invalid
         */
        Prototype read(byte[] chunk, String name);
    }

    private static final class NoFiles implements Files {
        @Override
        public void flush() {
            // a sandboxed machine has no files
        }

        @Override
        public void finish() {
            // a sandboxed machine has no files
        }
    }
}
