package kodama.lua.open;

import kodama.lua.Builtin;
import kodama.lua.Call;
import kodama.lua.Coroutine;
import kodama.lua.HookRegistry;
import kodama.lua.LuaMachine;
import kodama.lua.Resumable;
import kodama.lua.value.Args;
import kodama.lua.value.LuaText;
import org.luaj.vm2.LuaTable;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/** {@code debug.sethook} and {@code debug.gethook}. */
final class HookFunctions {

    private HookFunctions() {}

    static void install(LuaMachine machine, LuaTable library) {
        HookRegistry hooks = new HookRegistry(machine);
        library.set("sethook", new SetHook(machine, hooks));
        Builtin.define(library, "gethook", args -> get(machine, hooks, args));
    }

    private static Varargs get(LuaMachine machine, HookRegistry hooks, Varargs args) {
        return hooks.settings(args.arg1() instanceof Coroutine other ? other : machine.running());
    }

    /** Resumable, because the interpreter does not check for hooks after a plain call. */
    private static final class SetHook extends Resumable {
        private final HookRegistry hooks;

        SetHook(LuaMachine machine, HookRegistry hooks) {
            super(machine, "sethook");
            this.hooks = hooks;
        }

        @Override
        protected Varargs start(Call call, Varargs args) {
            choose(call.machine(), args);
            return LuaValue.NONE;
        }

        private void choose(LuaMachine machine, Varargs all) {
            boolean isOther = all.arg1() instanceof Coroutine;
            Coroutine co = isOther ? (Coroutine) all.arg1() : machine.running();
            int at = isOther ? 2 : 1;
            if (Args.isMissing(all, at)) {
                hooks.remove(co);
                return;
            }
            String events = LuaText.latin1(Args.string(all, at + 1));
            LuaValue function = Args.function(all, at);
            hooks.set(co, function, mask(events), (int) Args.integer(all, at + 2, 0));
        }

        private static String mask(String events) {
            StringBuilder mask = new StringBuilder();
            for (String event : new String[] {"c", "r", "l"}) if (events.contains(event)) mask.append(event);
            return mask.toString();
        }
    }
}
