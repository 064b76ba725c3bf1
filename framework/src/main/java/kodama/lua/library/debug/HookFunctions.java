package kodama.lua.library.debug;

import kodama.lua.Builtin;
import kodama.lua.Call;
import kodama.lua.Coroutine;
import kodama.lua.LuaMachine;
import kodama.lua.Resumable;
import kodama.lua.text.LuaText;
import kodama.lua.value.Args;
import org.luaj.vm2.LuaTable;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/** {@code debug.sethook} and {@code debug.gethook}. */
final class HookFunctions {

    private HookFunctions() {}

    static void install(LuaMachine machine, LuaTable library) {
        library.set("sethook", new SetHook(machine));
        Builtin.define(library, "gethook", args -> get(machine, args));
    }

    private static Varargs get(LuaMachine machine, Varargs args) {
        return machine.hooks().settings(args.arg1() instanceof Coroutine other ? other : machine.running());
    }

    /** A resumable one, since after a plain call the interpreter does not ask for a hook. */
    private static final class SetHook extends Resumable {
        SetHook(LuaMachine machine) {
            super(machine, "sethook");
        }

        @Override
        protected Varargs start(Call call, Varargs args) {
            choose(call.machine(), args);
            return LuaValue.NONE;
        }

        private static void choose(LuaMachine machine, Varargs all) {
            boolean isOther = all.arg1() instanceof Coroutine;
            Coroutine co = isOther ? (Coroutine) all.arg1() : machine.running();
            int at = isOther ? 2 : 1;
            if (Args.isMissing(all, at)) {
                machine.hooks().remove(co);
                return;
            }
            String events = LuaText.latin1(Args.string(all, at + 1));
            LuaValue function = Args.function(all, at);
            machine.hooks().set(co, function, mask(events), (int) Args.integer(all, at + 2, 0));
        }

        private static String mask(String events) {
            StringBuilder mask = new StringBuilder();
            for (String event : new String[] {"c", "r", "l"}) if (events.contains(event)) mask.append(event);
            return mask.toString();
        }
    }
}
