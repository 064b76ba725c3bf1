package kodama.lua.bind;

import kodama.lua.Coroutine;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.Varargs;

/** Calls the functions of a class. A subclass is generated for each class, see {@link InvokerGenerator}. */
public abstract class MethodInvoker {
    /** Only for generated classes. */
    protected MethodInvoker() {}

    /**
     * Calls a function.
     *
     * @param function its index in the class
     * @param module the instance
     * @param arguments the arguments, already checked
     * @param coroutine the calling coroutine; null if the function does not need it
     * @return the results as a {@link Varargs}, or a {@link Step}
     */
    protected abstract Object call(int function, Object module, Varargs arguments, @Nullable Coroutine coroutine);
}
