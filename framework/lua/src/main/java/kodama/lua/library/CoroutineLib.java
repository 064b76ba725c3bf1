package kodama.lua.library;

import kodama.lua.Builtin;
import kodama.lua.Coroutine;
import kodama.lua.Library;
import kodama.lua.LuaMachine;
import kodama.lua.YieldFunction;
import kodama.lua.error.BadArgument;
import kodama.lua.error.BudgetError;
import kodama.lua.error.MessageError;
import kodama.lua.value.Args;
import org.luaj.vm2.LuaError;
import org.luaj.vm2.LuaFunction;
import org.luaj.vm2.LuaString;
import org.luaj.vm2.LuaTable;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/** The {@code coroutine} library. */
final class CoroutineLib implements Library {

    private static final LuaString FOREIGN =
            LuaValue.valueOf("cannot resume a coroutine that belongs to the framework");

    /** Cost of making a coroutine in addition to the call. */
    private static final int COST = 40;

    @Override
    public void install(LuaMachine machine, LuaTable globals) {
        LuaTable library = machine.newTable();
        globals.set("coroutine", library);
        library.set("yield", new YieldFunction(machine));
        installLife(machine, library);
        installQuestions(machine, library);
    }

    private static void installLife(LuaMachine machine, LuaTable library) {
        Builtin.define(library, "create", args -> create(machine, args));
        Builtin.define(library, "resume", args -> resume(machine, args));
        Builtin.define(library, "wrap", args -> new WrapFunction(machine, create(machine, args)));
        Builtin.define(library, "close", CoroutineLib::close);
    }

    private static Coroutine create(LuaMachine machine, Varargs args) {
        machine.charge(COST);
        return machine.scriptCoroutine((LuaFunction) Args.function(args, 1));
    }

    private static Varargs resume(LuaMachine machine, Varargs args) {
        Coroutine co = coroutine(args);
        if (co.isOwnedByJava()) return LuaValue.varargsOf(LuaValue.FALSE, FOREIGN);
        try {
            return LuaValue.varargsOf(LuaValue.TRUE, machine.resume(co, args.subargs(2)));
        } catch (BudgetError fatal) {
            throw fatal;
        } catch (LuaError error) {
            return LuaValue.varargsOf(LuaValue.FALSE, error.getMessageObject());
        }
    }

    private static Varargs close(Varargs args) {
        Coroutine co = coroutine(args);
        if (co.isOwnedByJava()) throw new MessageError("cannot close a coroutine that belongs to the framework");
        if (!co.isSuspended() && !co.isDead()) {
            throw new MessageError("cannot close a " + co.status() + " coroutine");
        }
        co.kill();
        return LuaValue.TRUE;
    }

    private static void installQuestions(LuaMachine machine, LuaTable library) {
        Builtin.define(
                library, "status", args -> LuaValue.valueOf(coroutine(args).status()));
        Builtin.define(library, "running", args -> {
            Coroutine co = machine.running();
            return LuaValue.varargsOf(co, LuaValue.valueOf(co == machine.mainCoroutine()));
        });
        Builtin.define(library, "isyieldable", args -> {
            Coroutine co = machine.running();
            return LuaValue.valueOf(co.isYieldable());
        });
    }

    private static Coroutine coroutine(Varargs args) {
        if (args.arg1() instanceof Coroutine coroutine) return coroutine;
        throw new BadArgument(1, "coroutine expected");
    }
}
