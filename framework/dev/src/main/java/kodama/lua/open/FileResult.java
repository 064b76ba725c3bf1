package kodama.lua.open;

import java.io.IOException;
import java.util.Map;
import kodama.lua.value.LuaReal;
import kodama.lua.value.LuaText;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/** Results of functions that touch files: the value, or nil, the reason and the system's number for it. */
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
    /** The number of an error that has no other, as C's {@code errno} has it. */
    private static final int INPUT_OUTPUT_ERROR = 5;

    private FileResult() {}

    /** Something that may fail. */
    @FunctionalInterface
    public interface Action {
        /**
         * Does it.
         *
         * @throws IOException if the system refuses
         */
        void run() throws IOException;
    }

    /** Something that may fail or give values. */
    @FunctionalInterface
    public interface Source {
        /**
         * Does it.
         *
         * @return the values that a function gives
         * @throws IOException if the system refuses
         */
        Varargs get() throws IOException;
    }

    /**
     * True, or the failure.
     *
     * @param action what touches the file
     * @return true, or nil with the reason
     */
    public static Varargs of(Action action) {
        return values(null, () -> {
            action.run();
            return LuaValue.TRUE;
        });
    }

    /**
     * The values, or the failure with the name of the file if there is one.
     *
     * @param name the file's name, or null where the reason does not name it
     * @param source what touches the file
     * @return its values, or nil with the reason
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
