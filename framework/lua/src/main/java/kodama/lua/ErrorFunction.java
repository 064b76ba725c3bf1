package kodama.lua;

import java.util.function.Function;
import kodama.lua.error.BadArgument;
import org.luaj.vm2.LuaError;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/**
 * A library function that does nothing but end in an error: always, or unless its first argument is true, when it gives
 * all of them back. The interpreter takes the error from it without throwing it.
 */
public final class ErrorFunction extends Builtin {

    private final boolean sparesTrue;
    private final Function<Varargs, LuaError> maker;

    /**
     * A function that goes by {@code library.name} where a call does not say its name.
     *
     * @param sparesTrue whether there is no error if the first argument is true
     * @param maker makes the error of the arguments
     */
    public ErrorFunction(String qualifiedName, boolean sparesTrue, Function<Varargs, LuaError> maker) {
        super(qualifiedName, args -> {
            if (sparesTrue && args.arg1().toboolean()) return args;
            throw maker.apply(args);
        });
        this.sparesTrue = sparesTrue;
        this.maker = maker;
    }

    /** Whether it ends in an error with such a first argument. */
    boolean raises(LuaValue first) {
        return !(sparesTrue && first.toboolean());
    }

    /** The error that the function ends in. */
    LuaError error(Varargs args) {
        try {
            return maker.apply(args);
        } catch (BadArgument error) {
            throw error.inFunction(qualifiedName);
        }
    }
}
