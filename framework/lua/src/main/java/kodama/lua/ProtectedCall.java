package kodama.lua;

import kodama.lua.error.BadArgument;
import kodama.lua.error.BudgetError;
import kodama.lua.error.ScriptError;
import kodama.lua.value.Args;
import kodama.lua.value.VarargsArray;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaError;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/** {@code pcall} and {@code xpcall}: their frames catch errors. */
public final class ProtectedCall extends Resumable {

    private static final int MAX_NESTED_HANDLERS = 10;

    private final boolean hasHandler;

    /**
     * Makes one of the two functions.
     *
     * @param machine the machine for calls from Java
     * @param name the function's name
     * @param hasHandler whether its second argument is a message handler
     */
    public ProtectedCall(LuaMachine machine, String name, boolean hasHandler) {
        super(machine, name);
        this.hasHandler = hasHandler;
    }

    /** Whether a frame catches errors: it is one of these, unless its own arguments are wrong. */
    static boolean catches(Call call) {
        return call.resumable instanceof ProtectedCall && call.state != null;
    }

    /** Whether it has a message handler. */
    static boolean hasHandler(Call call) {
        return call.state instanceof LuaValue;
    }

    @Override
    protected boolean neverYields() {
        return true;
    }

    @Override
    protected Varargs start(Call call, Varargs args) {
        if (!hasHandler) {
            Args.any(args, 1);
            call.state = Boolean.TRUE;
            return call.invoke(args.arg1(), args.subargs(2));
        }
        if (args.narg() < 2) throw new BadArgument(2, "value expected");
        call.state = args.arg(2);
        return call.invoke(args.arg1(), args.subargs(3));
    }

    @Override
    protected Varargs resume(Call call, Varargs results) {
        int count = results.narg();
        if (count <= 1) return LuaValue.varargsOf(LuaValue.TRUE, results);
        return behindTrue(call.machine(), results, count);
    }

    /** Puts {@code true} before results, in a copy, because nested lists would be slow to read. */
    private static Varargs behindTrue(LuaMachine machine, Varargs results, int count) {
        machine.charge(count);
        LuaValue[] values = new LuaValue[count + 1];
        values[0] = LuaValue.TRUE;
        VarargsArray.copy(results, values, 1, count);
        return VarargsArray.of(values);
    }

    @Override
    protected Varargs fail(Call call, LuaError error) {
        boolean isOwn = call.state == null;
        if (isOwn) throw error;
        return LuaValue.varargsOf(LuaValue.FALSE, error.getMessageObject());
    }

    /** Runs the message handler above the frames that failed. */
    LuaError handled(Coroutine co, Call call, LuaError error) {
        if (!(call.state instanceof LuaValue handler)) return error;
        LuaMachine machine = co.machine;
        machine.handlers().begin(!(handler instanceof ScriptFunction));
        try {
            return new ScriptError(
                    handle(machine, handler, error.getMessageObject(), MAX_NESTED_HANDLERS), error.getCause());
        } finally {
            machine.handlers().end();
        }
    }

    /** An error in the handler is passed to the handler again, a few times. */
    private static LuaValue handle(LuaMachine machine, LuaValue handler, LuaValue value, int attempts) {
        @Nullable LuaValue next = value;
        for (int i = 0; i < attempts; i++) {
            try {
                return machine.invoke(handler, next).arg1();
            } catch (BudgetError fatal) {
                throw fatal;
            } catch (LuaError again) {
                next = again.getMessageObject();
            }
        }
        return LuaValue.valueOf("error in error handling");
    }
}
