package kodama.lua.bind;

import kodama.lua.Coroutine;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.Varargs;

/** Calls the functions of one class. There is a generated subclass for each, see {@link InvokerGenerator}. */
public abstract class MethodInvoker {
    /** Only generated classes extend this one. */
    protected MethodInvoker() {}

    /**
     * Calls a function.
     *
     * @param function its number, in the order of the class
     * @param module the object that has it
     * @param arguments checked against its signature
     * @param coroutine the one that calls; null for a function that needs to know none
     * @return the results as a {@link Varargs}, or a {@link Step}
     */
    protected abstract Object call(int function, Object module, Varargs arguments, @Nullable Coroutine coroutine);
}
