package kodama.lua;

import kodama.lua.value.Hashes;
import kodama.lua.value.ObjectNames;
import kodama.lua.value.StableHash;
import org.luaj.vm2.LuaFunction;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/** A Lua function with its upvalues. */
final class ScriptFunction extends LuaFunction implements StableHash {

    final LuaMachine machine;
    final Code code;
    final Upvalue[] upvalues;
    final int sequence;

    ScriptFunction(LuaMachine machine, Code code, Upvalue[] upvalues) {
        this.machine = machine;
        this.code = code;
        this.upvalues = upvalues;
        this.sequence = machine.nextSequence();
    }

    @Override
    public boolean isclosure() {
        return true;
    }

    @Override
    public LuaValue call() {
        return invoke(NONE).arg1();
    }

    @Override
    public LuaValue call(LuaValue arg) {
        return invoke(arg).arg1();
    }

    @Override
    public LuaValue call(LuaValue arg1, LuaValue arg2) {
        return invoke(varargsOf(arg1, arg2)).arg1();
    }

    @Override
    public LuaValue call(LuaValue arg1, LuaValue arg2, LuaValue arg3) {
        return invoke(varargsOf(arg1, arg2, arg3)).arg1();
    }

    @Override
    public Varargs invoke(Varargs args) {
        return machine.callFromJava(this, args);
    }

    @Override
    public String name() {
        return "function <" + code.source() + ":" + code.prototype.linedefined + ">";
    }

    @Override
    public int hashCode() {
        return Hashes.ofSequence(sequence);
    }

    @Override
    public int stableHash() {
        return hashCode();
    }

    @Override
    public boolean equals(Object other) {
        return this == other;
    }

    @Override
    public String tojstring() {
        return ObjectNames.of("function", sequence);
    }
}
