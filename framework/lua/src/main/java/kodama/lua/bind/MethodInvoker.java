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

    /**
     * Reads a field that is a number.
     *
     * @param field its index in the class
     * @param module the instance
     * @return the number; NaN if the class has no such field
     */
    protected double number(int field, Object module) {
        return Double.NaN;
    }

    /**
     * Reads a field that is an object.
     *
     * @param field its index in the class
     * @param module the instance
     * @return the object; null if the class has no such field
     */
    protected @Nullable Object object(int field, Object module) {
        return null;
    }
}
