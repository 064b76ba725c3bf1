package kodama.lua.bind;

import kodama.lua.Indexing;
import kodama.lua.LuaMachine;
import kodama.lua.value.ComputedField;
import kodama.lua.value.LuaReal;
import kodama.lua.value.LuaText;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/** A field of a module, read by its method without a call of the module's {@code __index}. */
final class ModuleField extends ComputedField {
    private final LazyInvoker invoker;
    private final int number;
    private final Object module;
    private final InvokerGenerator.Kind kind;

    /** The last text that the method returned, and its value; null before the first. */
    private @Nullable String text;

    private @Nullable LuaValue textValue;

    /**
     * Makes a field.
     *
     * @param machine the machine whose scripts read it
     * @param method its method, which has no parameters
     * @param module the instance
     */
    ModuleField(LuaMachine machine, BoundMethod method, Object module) {
        super(machine.budget(), Indexing.costOfJavaIndex(method.declaration().name()));
        invoker = method.invoker();
        number = method.number();
        this.module = module;
        kind = InvokerGenerator.kind(method.declaration());
    }

    @Override
    protected @Nullable LuaValue computeValue() {
        try {
            return switch (kind) {
                case NUMBER -> LuaReal.of(invoker.get().number(number, module));
                case OBJECT -> value(invoker.get().object(number, module));
                case OTHER -> ((Varargs) invoker.get().call(number, module, LuaValue.NONE, null)).arg1();
            };
        } catch (Exception failure) { // a method may also throw checked exceptions
            return null; // __index fails again, in a call that has a position
        }
    }

    private LuaValue value(@Nullable Object result) {
        if (!(result instanceof String string)) return Marshal.result(result).arg1();
        LuaValue known = textValue;
        return known != null && string.equals(text) ? known : remember(string);
    }

    private LuaValue remember(String string) {
        LuaValue made = LuaText.utf8(string);
        text = string;
        textValue = made;
        return made;
    }

    @Override
    protected double computeNumber() {
        if (kind != InvokerGenerator.Kind.NUMBER) return Double.NaN;
        try {
            return invoker.get().number(number, module);
        } catch (Exception failure) { // as above
            return Double.NaN;
        }
    }
}
