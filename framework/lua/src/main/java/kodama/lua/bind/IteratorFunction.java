package kodama.lua.bind;

import java.util.function.Supplier;
import org.luaj.vm2.Varargs;
import org.luaj.vm2.lib.VarArgFunction;

/** What a {@code for ... in} loop calls for each turn: gives the next value. */
final class IteratorFunction extends VarArgFunction {
    private final Supplier<Value> values;

    IteratorFunction(Supplier<Value> values) {
        this.values = values;
    }

    @Override
    public Varargs invoke(Varargs ignored) {
        return values.get().raw();
    }

    @Override
    public String name() {
        return "next";
    }
}
