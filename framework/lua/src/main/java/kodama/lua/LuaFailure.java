package kodama.lua;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaValue;

/** An uncaught Lua error on its way to Java, with the place and the calls that led there. */
public final class LuaFailure extends RuntimeException {

    private final transient LuaValue value;
    /** Null when no script was running. */
    private final @Nullable String file;
    /** From 1; 0 when no script was running. */
    private final int line;

    private final String traceback;

    private final transient List<ActiveLabel> labels;

    LuaFailure(
            LuaValue value,
            String message,
            @Nullable String file,
            int line,
            String traceback,
            List<ActiveLabel> labels,
            @Nullable Throwable cause) {
        super(message, cause);
        this.value = value;
        this.file = file;
        this.line = line;
        this.traceback = traceback;
        this.labels = labels;
    }

    /**
     * The error object.
     *
     * @return what the script gave to {@code error}, or the message of the machine's own error
     */
    public LuaValue value() {
        return value;
    }

    /**
     * The file that ran when the error was raised.
     *
     * @return the chunk's name, or null when no script was running
     */
    public @Nullable String file() {
        return file;
    }

    /**
     * The line that ran when the error was raised.
     *
     * @return the line, counted from 1, or 0 when no script was running
     */
    public int line() {
        return line;
    }

    /**
     * The calls that led to the error, as {@code debug.traceback} writes them.
     *
     * @return several lines, innermost call first
     */
    public String traceback() {
        return traceback;
    }

    /**
     * The labels of the calls that led to the error.
     *
     * @return the innermost first
     */
    public List<ActiveLabel> labels() {
        return labels;
    }
}
