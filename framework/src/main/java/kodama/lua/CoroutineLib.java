package kodama.lua;

import org.luaj.vm2.LuaError;
import org.luaj.vm2.LuaTable;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/** The {@code coroutine} table. */
final class CoroutineLib implements Library {

    @Override
    public void install(LuaMachine machine, LuaTable globals) {
        LuaTable library = machine.newTable();
        globals.set("coroutine", library);
        machine.yield = new YieldFunction(machine);
        library.set("yield", machine.yield);
        installLife(machine, library);
        installQuestions(machine, library);
    }

    private static void installLife(LuaMachine machine, LuaTable library) {
        NamedFunction.put(machine, library, "create", args ->
                new Coroutine(machine, Arguments.checkFunction(args, 1, "create")));
        NamedFunction.put(machine, library, "resume", args -> resume(machine, args));
        NamedFunction.put(machine, library, "wrap", args ->
                new WrapFunction(machine, new Coroutine(machine, Arguments.checkFunction(args, 1, "wrap"))));
        NamedFunction.put(machine, library, "close", CoroutineLib::close);
    }

    private static Varargs resume(LuaMachine machine, Varargs args) {
        Coroutine co = Arguments.checkCoroutine(args, 1, "resume");
        try {
            return LuaValue.varargsOf(LuaValue.TRUE, machine.resume(co, args.subargs(2)));
        } catch (BudgetError fatal) {
            throw fatal;
        } catch (LuaError error) {
            return LuaValue.varargsOf(LuaValue.FALSE, error.getMessageObject());
        }
    }

    private static Varargs close(Varargs args) {
        Coroutine co = Arguments.checkCoroutine(args, 1, "close");
        String status = co.status();
        if (status != Coroutine.SUSPENDED && status != Coroutine.DEAD) {
            throw new MessageError("cannot close a " + status + " coroutine");
        }
        co.end();
        return LuaValue.TRUE;
    }

    private static void installQuestions(LuaMachine machine, LuaTable library) {
        NamedFunction.put(machine, library, "status", args ->
                LuaValue.valueOf(Arguments.checkCoroutine(args, 1, "status").status()));
        NamedFunction.put(machine, library, "running", args -> {
            Coroutine co = machine.running();
            return LuaValue.varargsOf(co, LuaValue.valueOf(co == machine.mainCoroutine()));
        });
        NamedFunction.put(machine, library, "isyieldable", args -> {
            Coroutine co = machine.running();
            return LuaValue.valueOf(co != machine.mainCoroutine() && co.javaCalls == 0);
        });
    }
}
