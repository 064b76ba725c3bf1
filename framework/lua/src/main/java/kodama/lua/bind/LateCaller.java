package kodama.lua.bind;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The caller of a class, which is written when its first function is called: a game that starts needs few of them at
 * once.
 */
final class LateCaller {
    private final Class<?> type;
    private final List<Declaration> methods;
    private @Nullable Caller caller;

    LateCaller(Class<?> type, List<Declaration> methods) {
        this.type = type;
        this.methods = methods;
    }

    Caller get() {
        Caller written = caller;
        return written != null ? written : write();
    }

    /** Once, whatever thread asks: a class can be defined only once. */
    private synchronized Caller write() {
        if (caller == null) caller = CallerWriter.write(type, methods);
        return caller;
    }
}
