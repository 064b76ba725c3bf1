package kodama.lua;

import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/** The frame below a running hook: calls the hook, and is not a level of its own for {@code debug}. */
final class HookCall extends Resumable {

    /** The plain function that is being called or left and has no frame; null for any other event. */
    final @Nullable LuaValue plain;

    private final LuaValue hook;

    HookCall(LuaMachine machine, LuaValue hook, @Nullable LuaValue plain) {
        super(machine, "?");
        this.hook = hook;
        this.plain = plain;
    }

    @Override
    protected Varargs start(Call call, Varargs args) {
        return call.invoke(hook, args);
    }
}
