package kodama.lua.bind;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The invoker of a class, generated at the first call of one of its functions: a game that starts does not need most of
 * them.
 */
final class LazyInvoker {
    private final Class<?> type;
    private final List<Declaration> methods;
    private @Nullable MethodInvoker invoker;

    LazyInvoker(Class<?> type, List<Declaration> methods) {
        this.type = type;
        this.methods = methods;
    }

    MethodInvoker get() {
        MethodInvoker known = invoker;
        return known != null ? known : write();
    }

    /** Synchronized, because a class can be defined only once. */
    private synchronized MethodInvoker write() {
        if (invoker == null) invoker = InvokerGenerator.write(type, methods);
        return invoker;
    }
}
