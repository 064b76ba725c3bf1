package kodama.lua;

import kodama.lua.value.Hashes;
import kodama.lua.value.ObjectNames;
import kodama.lua.value.SequencedObject;
import org.luaj.vm2.LuaFunction;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Prototype;
import org.luaj.vm2.Varargs;

/** A Lua function with its upvalues. */
public final class ScriptFunction extends LuaFunction implements SequencedObject {

    final LuaMachine machine;
    final FunctionCode code;
    final Upvalue[] upvalues;
    /** By what the machine counts it. */
    final int sequence;

    ScriptFunction(LuaMachine machine, FunctionCode code, Upvalue[] upvalues) {
        this(machine, code, upvalues, machine.nextSequence());
    }

    private ScriptFunction(LuaMachine machine, FunctionCode code, Upvalue[] upvalues, int sequence) {
        this.machine = machine;
        this.code = code;
        this.upvalues = upvalues;
        this.sequence = sequence;
    }

    /** Stands for a function of which only the code is known. */
    static ScriptFunction placeholder(LuaMachine machine, FunctionCode code) {
        return new ScriptFunction(machine, code, new Upvalue[0], 0);
    }

    /**
     * What it was compiled to.
     *
     * @return the compiled function; not to be changed
     */
    public Prototype prototype() {
        return code.prototype;
    }

    /**
     * The script's file as messages show it.
     *
     * @return the file's name
     */
    public String source() {
        return code.source();
    }

    /**
     * The line it begins at.
     *
     * @return as {@code file:line}; the same text each time
     */
    public String start() {
        return code.locations().of(code.prototype.linedefined);
    }

    /** How many variables of outer functions it uses. */
    public int upvalues() {
        return upvalues.length;
    }

    /**
     * A variable of an outer function that it uses.
     *
     * @param index which of them; from 0
     */
    public Upvalue upvalue(int index) {
        return upvalues[index];
    }

    /**
     * Shares a variable with another function.
     *
     * @param index which of this function's variables it replaces; from 0
     */
    public void join(int index, Upvalue other) {
        upvalues[index] = other;
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
        return machine.engine().call(this, args);
    }

    @Override
    public String name() {
        return "function <" + start() + ">";
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
