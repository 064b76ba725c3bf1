package kodama.lua;

import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/** The frame below a hook that runs: calls the hook, and is no call of its own to tools. */
final class HookCall extends Resumable {

    /** The plain function that is being called or left, which has no frame; null for any other event. */
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
