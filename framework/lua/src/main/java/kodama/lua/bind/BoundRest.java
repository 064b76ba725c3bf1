package kodama.lua.bind;

import kodama.lua.Coroutine;
import kodama.lua.Pausing;
import org.luaj.vm2.Varargs;

/** A method that always gives way, as scripts see it. */
final class BoundRest extends Pausing {
    private final BoundMethod method;
    private final String qualifiedName;
    private final Object module;

    BoundRest(BoundMethod method, String qualifiedName, Object module) {
        this.method = method;
        this.qualifiedName = qualifiedName;
        this.module = module;
    }

    @Override
    protected void prepare(Coroutine caller, Varargs arguments) {
        try {
            method.call(module, arguments, caller);
        } catch (Exception thrown) { // a method may throw a checked one, too
            throw ThrownByMethod.in(qualifiedName, thrown);
        }
    }

    @Override
    public String name() {
        return qualifiedName;
    }
}
