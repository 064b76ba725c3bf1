package kodama.lua.bind;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The caller of a class, which is written when its first function is called: a game that starts needs few of them at
 * once.
 */
final class LazyInvoker {
    private final Class<?> type;
    private final List<Declaration> methods;
    private @Nullable MethodInvoker caller;

    LazyInvoker(Class<?> type, List<Declaration> methods) {
        this.type = type;
        this.methods = methods;
    }

    MethodInvoker get() {
        MethodInvoker written = caller;
        return written != null ? written : write();
    }

    /** Once, whatever thread asks: a class can be defined only once. */
    private synchronized MethodInvoker write() {
        if (caller == null) caller = InvokerGenerator.write(type, methods);
        return caller;
    }
}
