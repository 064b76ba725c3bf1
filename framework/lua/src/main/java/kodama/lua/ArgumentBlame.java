package kodama.lua;

import kodama.lua.compile.Instructions;
import kodama.lua.compile.Opcode;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaString;
import org.luaj.vm2.Prototype;

/**
 * Finds the line that gave a library the wrong value: what fails in a library's file is mended where it was called.
 *
 * <p>A file is a library to those that require it. A value is given where a parameter that no line has changed comes
 * from; a library may have handed it on among its own functions.
 */
final class ArgumentBlame {

    private ArgumentBlame() {}

    /**
     * The line to blame for a parameter's value, with what it gave; an empty text if it is none outside the function's
     * file.
     */
    static String of(Call failed, int register) {
        LuaMachine machine = failed.machine();
        if (!machine.options().sandboxed() || !RegisterOrigins.isGiven(failed.script().code.prototype, register))
            return "";
        Call giver = giver(failed, register);
        if (giver == null || !machine.requirements().isLibrary(failed.fileName(), giver.fileName())) return "";
        LuaString name = failed.script().code.prototype.getlocalname(register + 1, failed.pc - 1);
        return giver.location() + ": wrong argument '" + name.tojstring() + "': ";
    }

    /** The call that made the value of a parameter, and not only handed it on; null if that is not plain. */
    private static @Nullable Call giver(Call failed, int parameter) {
        Call callee = failed;
        int register = parameter;
        for (; ; ) {
            Call caller = callee.caller;
            callee.machine().budget.chargeDeferred(1);
            if (caller == null || caller.function == null || callee.kind != Call.PLAIN || callee.isTail) return null;
            register = handedOn(caller, register);
            if (register < 0) return caller;
            callee = caller;
        }
    }

    /** The parameter of a caller that is handed on as an argument, or -1. */
    private static int handedOn(Call caller, int argument) {
        Prototype p = caller.script().code.prototype;
        int called = Instructions.a(p.code[caller.pc - 1]);
        int pc = VariableNames.lastSetter(p, caller.pc - 1, called + 1 + argument);
        if (pc < 0 || Instructions.opcode(p.code[pc]) != Opcode.MOVE) return -1;
        int register = Instructions.b(p.code[pc]);
        return RegisterOrigins.isGiven(p, register) ? register : -1;
    }
}
