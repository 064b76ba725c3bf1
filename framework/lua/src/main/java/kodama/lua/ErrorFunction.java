package kodama.lua;

import java.util.function.Function;
import kodama.lua.error.BadArgument;
import org.luaj.vm2.LuaError;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/**
 * A library function that does nothing but raise an error: always, or unless its first argument is true, in which case
 * it returns its arguments. The interpreter gets the error without an exception.
 */
public final class ErrorFunction extends Builtin {

    private final boolean sparesTrue;
    private final Function<Varargs, LuaError> maker;

    /**
     * Makes a function with a name for messages about calls that do not show one.
     *
     * @param sparesTrue whether there is no error if the first argument is true
     * @param maker makes the error from the arguments
     */
    public ErrorFunction(String qualifiedName, boolean sparesTrue, Function<Varargs, LuaError> maker) {
        super(qualifiedName, args -> {
            if (sparesTrue && args.arg1().toboolean()) return args;
            throw maker.apply(args);
        });
        this.sparesTrue = sparesTrue;
        this.maker = maker;
    }

    /** Whether a call with this first argument raises an error. */
    boolean raises(LuaValue first) {
        return !(sparesTrue && first.toboolean());
    }

    /** Makes the error of a call. */
    LuaError error(Varargs args) {
        try {
            return maker.apply(args);
        } catch (BadArgument error) {
            throw error.inFunction(qualifiedName);
        }
    }
}
