package kodama.lua;

import kodama.lua.compile.Instructions;
import kodama.lua.compile.Opcode;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaString;
import org.luaj.vm2.Prototype;

/**
 * Finds the line that passed a wrong value to a library, because an error in a library file is usually fixed in its
 * caller.
 *
 * <p>A file is a library for those that require it. The search follows parameters that the function has not assigned,
 * so a library may pass the value on among its own functions.
 */
final class ArgumentBlame {

    private ArgumentBlame() {}

    /**
     * Returns the line that passed a parameter's value, formatted as the beginning of a message; an empty string if no
     * other file has passed it.
     */
    static String of(Call failed, int register) {
        LuaMachine machine = failed.machine();
        if (!machine.options().sandboxed() || !RegisterOrigins.isGiven(failed.script().code.prototype, register))
            return "";
        Call passingCall = passingCall(failed, register);
        if (passingCall == null || !machine.requirements().isLibrary(failed.fileName(), passingCall.fileName()))
            return "";
        LuaString name = failed.script().code.prototype.getlocalname(register + 1, failed.pc - 1);
        return passingCall.location() + ": wrong argument '" + name.tojstring() + "': ";
    }

    /** Returns the call that created a parameter's value instead of just passing it on; null if that is not certain. */
    private static @Nullable Call passingCall(Call failed, int parameter) {
        Call callee = failed;
        int register = parameter;
        for (; ; ) {
            Call caller = callee.caller;
            callee.machine().budget.chargeDeferred(1);
            if (caller == null || caller.function == null || callee.kind != Call.PLAIN || callee.isTail) return null;
            register = passedOn(caller, register);
            if (register < 0) return caller;
            callee = caller;
        }
    }

    /** Returns the caller's parameter that is passed on as an argument, or -1. */
    private static int passedOn(Call caller, int argument) {
        Prototype p = caller.script().code.prototype;
        int called = Instructions.a(p.code[caller.pc - 1]);
        int pc = VariableNames.lastSetter(p, caller.pc - 1, called + 1 + argument);
        if (pc < 0 || Instructions.opcode(p.code[pc]) != Opcode.MOVE) return -1;
        int register = Instructions.b(p.code[pc]);
        return RegisterOrigins.isGiven(p, register) ? register : -1;
    }
}
