package kodama.lua;

import java.util.function.Function;
import kodama.lua.error.BadArgument;
import org.luaj.vm2.LuaError;
import org.luaj.vm2.Varargs;

/** A library function that always ends in an error, which the interpreter takes from it without throwing it. */
public final class Raising extends Builtin {

    private final Function<Varargs, LuaError> maker;

    /**
     * A function that goes by {@code library.name} where a call does not say its name.
     *
     * @param qualifiedName the name
     * @param maker makes the error of the arguments
     */
    public Raising(String qualifiedName, Function<Varargs, LuaError> maker) {
        super(qualifiedName, args -> {
            throw maker.apply(args);
        });
        this.maker = maker;
    }

    /** The error that the function ends in. */
    LuaError error(Varargs args) {
        try {
            return maker.apply(args);
        } catch (BadArgument error) {
            throw error.in(qualifiedName);
        }
    }
}
