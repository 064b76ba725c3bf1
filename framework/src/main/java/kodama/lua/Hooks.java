package kodama.lua;

import kodama.lua.text.LuaText;
import kodama.lua.value.Args;
import kodama.lua.value.LuaReal;
import org.luaj.vm2.LuaTable;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/** {@code debug.sethook} and {@code debug.gethook}. */
final class Hooks {

    private static final Varargs NOTHING = LuaValue.varargsOf(LuaValue.NIL, LuaValue.EMPTYSTRING, LuaReal.ZERO);

    private final LuaMachine machine;

    /** Coroutines with a hook. */
    private int watched;

    private boolean stoppedBefore;

    private Hooks(LuaMachine machine) {
        this.machine = machine;
    }

    static void install(LuaMachine machine, LuaTable library) {
        Hooks hooks = new Hooks(machine);
        library.set("sethook", hooks.new SetHook());
        Builtin.define(library, "gethook", args -> get(machine, args));
    }

    private static Varargs get(LuaMachine machine, Varargs args) {
        Coroutine co = args.arg1() instanceof Coroutine other ? other : machine.running();
        return co.hook == null ? NOTHING : co.hook.settings();
    }

    private void choose(Varargs all) {
        boolean isOther = all.arg1() instanceof Coroutine;
        Coroutine co = isOther ? (Coroutine) all.arg1() : machine.running();
        int at = isOther ? 2 : 1;
        if (Args.isMissing(all, at)) {
            if (co.hook != null) put(co, LuaValue.NIL, "", 0);
            return;
        }
        String events = LuaText.latin1(Args.string(all, at + 1));
        LuaValue function = Args.function(all, at);
        put(co, function, mask(events), (int) Args.integer(all, at + 2, 0));
    }

    private static String mask(String events) {
        StringBuilder mask = new StringBuilder();
        for (String event : new String[] {"c", "r", "l"}) if (events.contains(event)) mask.append(event);
        return mask.toString();
    }

    /** The hook that is there may be running; it stays the same object. */
    private void put(Coroutine co, LuaValue function, String mask, int count) {
        Hook hook = co.hook == null ? new Hook(co) : co.hook;
        boolean wasSet = hook.isSet();
        hook.set(function, mask, count);
        co.hook = hook;
        if (hook.isSet() && !wasSet) watch();
        if (wasSet && !hook.isSet() && --watched == 0) machine.stopsAtCalls = stoppedBefore;
    }

    /** Calls of Lua functions must come by {@link Coroutine#run} to be told of. */
    private void watch() {
        if (watched++ > 0) return;
        stoppedBefore = machine.stopsAtCalls;
        machine.stopsAtCalls = true;
    }

    /** A resumable one, since after a plain call the interpreter does not ask for a hook. */
    private final class SetHook extends Resumable {
        SetHook() {
            super(machine, "sethook");
        }

        @Override
        protected Varargs start(Call call, Varargs args) {
            choose(args);
            return LuaValue.NONE;
        }
    }
}
