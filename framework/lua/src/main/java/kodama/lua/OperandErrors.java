package kodama.lua;

import kodama.lua.compile.Instructions;
import kodama.lua.compile.Opcode;
import kodama.lua.error.MessageError;
import kodama.lua.error.ScriptError;
import kodama.lua.error.TypeErrors;
import kodama.lua.value.LosslessUtf8;
import kodama.lua.value.Numbers;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaError;
import org.luaj.vm2.LuaNumber;
import org.luaj.vm2.LuaString;
import org.luaj.vm2.LuaValue;

/** Type errors of operations, with the name of the variable that held the value. */
final class OperandErrors {

    private OperandErrors() {}

    /** Returns the error for a value in a register of the running function, or in none if -1. */
    private static LuaError named(Coroutine co, String action, LuaValue value, int register, @Nullable String name) {
        if (name == null) return TypeErrors.operation(action, value);
        String guess = value.isnil() ? FieldSuggestions.ofField(co.innermost(), register) : "";
        String text = "attempt to " + action + " " + name + " (a " + value.typename() + " value" + guess + ")";
        String blame = ArgumentBlame.of(co.innermost(), register);
        if (blame.isEmpty()) return new MessageError(text);
        return new ScriptError(LosslessUtf8.of(blame + SourcePositions.prefix(co) + text));
    }

    private static LuaError named(Coroutine co, String action, LuaValue value, int register) {
        return named(co, action, value, register, VariableNames.ofRegister(co.innermost(), register));
    }

    /** Returns the error for calling the value in the register of a CALL or of a loop's iterator. */
    static LuaError call(Coroutine co, LuaValue value, int kind) {
        Call call = co.innermost();
        if (kind != Call.PLAIN) return TypeErrors.operation("call", value);
        int i = call.script().code.instructions[call.pc - 1];
        boolean isCall = Instructions.opcode(i) == Opcode.CALL || Instructions.opcode(i) == Opcode.TAILCALL;
        return isCall ? named(co, "call", value, Instructions.a(i)) : TypeErrors.operation("call", value);
    }

    static LuaError index(Coroutine co, LuaValue value) {
        Call call = co.innermost();
        return named(co, "index", value, VariableNames.indexedRegister(call), VariableNames.ofIndexed(call));
    }

    static LuaError length(Coroutine co, LuaValue value) {
        return operand(co, "get length of", value, true);
    }

    static LuaError arithmetic(Coroutine co, LuaValue x, LuaValue y) {
        boolean isFirst = Numbers.of(x) == null;
        return operand(co, "perform arithmetic on", isFirst ? x : y, isFirst);
    }

    private static LuaError operand(Coroutine co, String action, LuaValue value, boolean isFirst) {
        Call call = co.innermost();
        String name = VariableNames.ofOperand(call, isFirst);
        return named(co, action, value, VariableNames.operandRegister(call, isFirst), name);
    }

    static LuaError concat(Coroutine co, LuaValue x, LuaValue y, int right) {
        boolean isSecond = x instanceof LuaString || x instanceof LuaNumber;
        int register = (isSecond ? right : right - 1) - co.innermost().base;
        return named(co, "concatenate", isSecond ? y : x, register);
    }
}
