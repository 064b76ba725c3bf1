package kodama.lua.bind;

import kodama.lua.Coroutine;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.Varargs;

/**
 * A method that scripts can call.
 *
 * @param declaration its annotation
 * @param check checks its arguments
 * @param invoker calls it
 * @param number its index among the methods of its class, from 0
 */
record BoundMethod(Declaration declaration, ArgumentCheck check, LazyInvoker invoker, int number) {
    /** Checks the arguments and calls the method; returns its results, or its first step. */
    Object call(Object module, Varargs arguments, @Nullable Coroutine coroutine) {
        check.check(arguments);
        return invoker.get().call(number, module, arguments, coroutine);
    }
}
