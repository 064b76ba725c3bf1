package kodama.lua;

import java.io.IOException;
import java.util.Map;
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
    private static final int INPUT_OUTPUT_ERROR = 5;

    private FileResult() {}

    /** Something that may fail. */
    @FunctionalInterface
    interface Action {
        void run() throws IOException;
    }

    /** Something that may fail or give values. */
    @FunctionalInterface
    interface Source {
        Varargs get() throws IOException;
    }

    /** True, or the failure. */
    static Varargs of(Action action) {
        return values(null, () -> {
            action.run();
            return LuaValue.TRUE;
        });
    }

    /** The values, or the failure with the name of the file if there is one. */
    static Varargs values(@Nullable String name, Source source) {
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
        return LuaValue.varargsOf(LuaValue.NIL, text, Numbers.of(number));
    }
}
