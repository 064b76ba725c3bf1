package kodama.lua.bind;

import kodama.lua.value.ObjectNames;
import org.luaj.vm2.Varargs;
import org.luaj.vm2.lib.VarArgFunction;

/** A method as scripts see it: checks arguments, and turns exceptions into errors with the function's name. */
final class BoundFunction extends VarArgFunction {
    private final BoundMethod method;
    private final String qualifiedName;
    private final Object module;

    BoundFunction(BoundMethod method, String qualifiedName, Object module) {
        this.method = method;
        this.qualifiedName = qualifiedName;
        this.module = module;
    }

    @Override
    public Varargs invoke(Varargs arguments) {
        try {
            return (Varargs) method.call(module, arguments, null);
        } catch (Exception thrown) { // a method may also throw checked exceptions
            throw MethodErrors.wrap(qualifiedName, thrown);
        }
    }

    @Override
    public String name() {
        return qualifiedName;
    }

    @Override
    public String tojstring() {
        return ObjectNames.ofLibrary(qualifiedName);
    }
}
