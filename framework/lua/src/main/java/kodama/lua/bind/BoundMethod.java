package kodama.lua.bind;

import kodama.lua.Coroutine;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.Varargs;

/**
 * A method that scripts can call.
 *
 * @param declaration what is said of it
 * @param check checks what it is called with
 * @param invoker calls it by its number
 * @param number its place among those of its class, from 0
 */
record BoundMethod(Declaration declaration, ArgumentCheck check, LazyInvoker invoker, int number) {
    /** Calls it with arguments that are checked first; gives its results, or its first step. */
    Object call(Object module, Varargs arguments, @Nullable Coroutine coroutine) {
        check.check(arguments);
        return invoker.get().call(number, module, arguments, coroutine);
    }
}
