package kodama.lua;

import java.util.function.BiConsumer;
import org.luaj.vm2.Varargs;

/**
 * A function that always yields, and returns nothing when its coroutine is resumed. It needs no frame if its results
 * are not used. Scripts call it, Java does not.
 */
public final class WaitFunction extends Resumable {
    private final String name;
    private final BiConsumer<Coroutine, Varargs> before;

    /**
     * Makes a function.
     *
     * @param name the function's name
     * @param before called with the arguments before the coroutine yields
     */
    public WaitFunction(String name, BiConsumer<Coroutine, Varargs> before) {
        this.name = name;
        this.before = before;
    }

    @Override
    public String name() {
        return name;
    }

    void prepare(Coroutine caller, Varargs args) {
        before.accept(caller, args);
    }

    @Override
    protected Varargs start(Call call, Varargs args) {
        prepare(call.coroutine(), args);
        return call.yield(NONE);
    }

    @Override
    protected Varargs resume(Call call, Varargs results) {
        return NONE;
    }
}
