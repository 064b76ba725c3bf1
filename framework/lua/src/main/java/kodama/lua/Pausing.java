package kodama.lua;

import org.luaj.vm2.Varargs;

/**
 * A function that always gives way, and returns nothing when its coroutine is resumed. The machine gives it no frame
 * where no one takes a result of it.
 */
public abstract class Pausing extends Resumable {

    /** A function that scripts call, and Java does not. */
    protected Pausing() {}

    /**
     * Does what is to be done before the coroutine gives way.
     *
     * @param caller the coroutine
     * @param args what the function was called with
     */
    protected abstract void prepare(Coroutine caller, Varargs args);

    @Override
    protected final Varargs start(Call call, Varargs args) {
        prepare(call.coroutine(), args);
        return call.yield(NONE);
    }

    @Override
    protected final Varargs resume(Call call, Varargs results) {
        return NONE;
    }
}
