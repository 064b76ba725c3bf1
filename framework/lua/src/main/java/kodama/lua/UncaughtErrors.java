package kodama.lua;

import java.util.List;
import kodama.lua.value.LosslessUtf8;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaError;
import org.luaj.vm2.LuaNumber;
import org.luaj.vm2.LuaString;
import org.luaj.vm2.LuaValue;

/** Converts Lua errors that no script has caught to exceptions for Java. */
final class UncaughtErrors {

    /** The last error of the main coroutine; its calls no longer exist when the error reaches Java. */
    private @Nullable LuaError last;

    private String traceback = "";
    private List<ActiveLabel> labels = List.of();

    /** Called when Java begins to run a script. */
    void forget() {
        if (last != null) last = null; // storing a reference takes longer than comparing it
    }

    /** Records the calls that led to an error of the main coroutine. */
    void record(LuaError error, Coroutine co) {
        if (last == error) return;
        last = error;
        traceback = Traceback.ofError(co);
        labels = co.labels();
    }

    /** Returns the exception for a failed call from Java. */
    LuaFailure ofCall(LuaError error) {
        return last == error ? failure(error, traceback, labels, null, 0) : failure(error, "", List.of(), null, 0);
    }

    /** Returns the exception for a coroutine that failed when Java resumed it. */
    static LuaFailure ofResume(LuaError error, Coroutine co) {
        Call call = co.innermostScript();
        String file = call == null ? null : call.fileName();
        return failure(error, co.traceback(), co.labels(), file, call == null ? 0 : call.line());
    }

    private static LuaFailure failure(
            LuaError error, String traceback, List<ActiveLabel> labels, @Nullable String file, int line) {
        LuaValue value = error.getMessageObject();
        String message = value instanceof LuaString || value instanceof LuaNumber
                ? LosslessUtf8.of(ValueText.ofPlain(value))
                : "(error object is a " + value.typename() + " value)";
        return new LuaFailure(value, message, file, line, traceback, labels, error.getCause());
    }
}
