package kodama.lua.open;

import java.io.IOException;
import java.util.Map;
import kodama.lua.value.LuaReal;
import kodama.lua.value.LuaText;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/** The results of file functions: a value, or nil, the error message and the error number of the system. */
final class FileResult {
    private static final Map<String, Integer> NUMBERS = Map.of(
            "No such file or directory", 2,
            "Bad file descriptor", 9,
            "Permission denied", 13,
            "File exists", 17,
            "Not a directory", 20,
            "Is a directory", 21,
            "Invalid argument", 22,
            "Illegal seek", 29,
            "Directory not empty", 39);
    /** Default error number, from C's {@code errno}. */
    private static final int INPUT_OUTPUT_ERROR = 5;

    private FileResult() {}

    /** A file operation without a result. */
    @FunctionalInterface
    public interface Action {
        /**
         * Runs the operation.
         *
         * @throws IOException if the system refuses
         */
        void run() throws IOException;
    }

    /** A file operation that returns values. */
    @FunctionalInterface
    public interface Source {
        /**
         * Runs the operation.
         *
         * @return results of the Lua function
         * @throws IOException if the system refuses
         */
        Varargs get() throws IOException;
    }

    /**
     * Runs an operation.
     *
     * @param action the operation
     * @return true, or nil with the error
     */
    public static Varargs of(Action action) {
        return values(null, () -> {
            action.run();
            return LuaValue.TRUE;
        });
    }

    /**
     * Runs an operation that returns values.
     *
     * @param name file name for the error message, or null to omit it
     * @param source the operation
     * @return its values, or nil with the error
     */
    public static Varargs values(@Nullable String name, Source source) {
        try {
            return source.get();
        } catch (IOException failure) {
            return failure(name, failure);
        }
    }

    private static Varargs failure(@Nullable String name, IOException failure) {
        String reason = String.valueOf(failure.getMessage());
        int number = NUMBERS.getOrDefault(reason, INPUT_OUTPUT_ERROR);
        LuaValue text = LuaText.utf8(name == null ? reason : name + ": " + reason);
        return LuaValue.varargsOf(LuaValue.NIL, text, LuaReal.of(number));
    }
}
