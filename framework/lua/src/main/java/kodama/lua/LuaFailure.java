package kodama.lua;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaValue;

/** A Lua error that no script has caught, as an exception for Java; with its location and traceback. */
public final class LuaFailure extends RuntimeException {

    private final transient LuaValue value;
    /** Null if no script was running. */
    private final @Nullable String file;
    /** From 1; 0 if no script was running. */
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
     * Returns the error object.
     *
     * @return the argument of {@code error}, or the message of an error of the machine
     */
    public LuaValue value() {
        return value;
    }

    /**
     * Returns the file in which the error was raised.
     *
     * @return the chunk's name, or null if no script was running
     */
    public @Nullable String file() {
        return file;
    }

    /**
     * Returns the line at which the error was raised.
     *
     * @return the line, from 1, or 0 if no script was running
     */
    public int line() {
        return line;
    }

    /**
     * Returns the calls that led to the error, as {@code debug.traceback} formats them.
     *
     * @return several lines, innermost call first
     */
    public String traceback() {
        return traceback;
    }

    /**
     * Returns the labels of the calls that led to the error.
     *
     * @return innermost first
     */
    public List<ActiveLabel> labels() {
        return labels;
    }
}
