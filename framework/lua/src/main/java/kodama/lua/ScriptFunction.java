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
    /** The sequence number among the machine's objects. */
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

    /** Makes a placeholder for a function of which only the code is known. */
    static ScriptFunction placeholder(LuaMachine machine, FunctionCode code) {
        return new ScriptFunction(machine, code, new Upvalue[0], 0);
    }

    /**
     * Returns the compiled function.
     *
     * @return the compiled function; must not be changed
     */
    public Prototype prototype() {
        return code.prototype;
    }

    /**
     * Returns the script's file as messages show it.
     *
     * @return the file's name
     */
    public String source() {
        return code.source();
    }

    /**
     * Returns the function's first line.
     *
     * @return the line as {@code file:line}; the same string each time
     */
    public String start() {
        return code.locations().of(code.prototype.linedefined);
    }

    /** Returns the number of upvalues. */
    public int upvalues() {
        return upvalues.length;
    }

    /**
     * Returns an upvalue.
     *
     * @param index its index, from 0
     */
    public Upvalue upvalue(int index) {
        return upvalues[index];
    }

    /**
     * Replaces an upvalue by one that another function shares.
     *
     * @param index index of the upvalue to replace, from 0
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
