package kodama.lua;

import java.util.BitSet;
import java.util.concurrent.CompletableFuture;
import kodama.lua.compile.ChunkNames;
import kodama.lua.compile.Instructions;
import kodama.lua.compile.Opcode;
import kodama.lua.translate.InstructionCosts;
import kodama.lua.translate.TypeFeedback;
import kodama.lua.value.LuaReal;
import kodama.lua.value.Shape;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LocVars;
import org.luaj.vm2.LuaNumber;
import org.luaj.vm2.LuaString;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Prototype;

/**
 * A compiled function prepared for the interpreter: shared constants, specialized instructions, and its translation.
 */
final class FunctionCode {

    /** Base cost of a call. */
    private static final int CALL = 3;

    /** Above this length, code is not compiled by HotSpot and does not stay in the processor's cache. */
    private static final int LONG = 8_000;

    /** Number of wrong assumptions after which a translation is discarded. */
    private static final int MAX_FAILURES = 20;

    final Prototype prototype;
    /** The instructions, some of them specialized for the interpreter. */
    final int[] instructions;

    /** The instructions that the interpreter runs: these, or a copy with stops for a debugger. */
    int[] activeInstructions;

    /** For each instruction that accesses a field, the slot at which the last table had it; at index pc + 1. */
    final int[] slotHints;

    private final Shape emptyShape;

    /** For each instruction, the initial shape of its tables; null until it makes the first one. */
    private @Nullable Shape @Nullable [] initialShapes;

    final LuaValue[] constants;
    final FunctionCode[] children;
    /** Number of registers that a call needs. */
    final int registers;

    final int parameters;
    final boolean isVararg;

    /** Cost of a call: includes the length, so that long functions without loops are not free. */
    final int callCost;

    /** Calls and loop iterations until a translation is considered; below 0 if the function is translated. */
    int hotCount;

    final HotnessMeter hotness;

    /** Its translation in progress or finished; null before that. */
    @Nullable
    CompletableFuture<@Nullable TranslatedCode> translation;

    @Nullable
    TranslatedCode translated;

    /** Instructions whose result was expected to be a number, and often was not; null if there are none. */
    private @Nullable BitSet nonNumbers;

    /** Instructions that have called metamethods written in Lua; null if there are none. */
    private @Nullable BitSet metamethodSites;

    /** Calls that have yielded; null if there are none. */
    private @Nullable BitSet yieldSites;

    /** How often the current translation has made a wrong assumption about numbers or metamethods. */
    private int failures;

    /** Null until a coroutine with a hook runs the function. */
    private @Nullable BreakpointCode breakpointCode;

    /** Null until a debugger needs them. */
    private @Nullable BitSet lineStarts;

    /** Null until the function's location is needed. */
    private @Nullable LocationCache locations;

    /** The last closure; one with the same upvalues is the same object, as in the reference implementation. */
    @Nullable
    ScriptFunction lastClosure;

    FunctionCode(LuaMachine machine, Prototype prototype) {
        this.prototype = prototype;
        emptyShape = machine.emptyShape;
        constants = constants(machine, prototype.k);
        instructions = specialize(prototype.code.clone());
        activeInstructions = instructions;
        slotHints = new int[instructions.length + 1];
        children = new FunctionCode[prototype.p.length];
        for (int i = 0; i < children.length; i++) children[i] = new FunctionCode(machine, prototype.p[i]);
        setHotCount(machine.translationThreshold);
        hotness = new HotnessMeter(machine.clock.getAsLong());
        registers = prototype.maxstacksize;
        parameters = prototype.numparams;
        isVararg = prototype.is_vararg != 0;
        callCost = CALL + instructions.length + (instructions.length > LONG ? instructions.length : 0);
    }

    /** Sets the number of runs after which a translation is considered. */
    void setHotCount(int runs) {
        hotCount = Math.max(0, runs - 1);
    }

    private static LuaValue[] constants(LuaMachine machine, LuaValue[] from) {
        LuaValue[] to = new LuaValue[from.length];
        for (int i = 0; i < to.length; i++) to[i] = constant(machine, from[i]);
        return to;
    }

    private static LuaValue constant(LuaMachine machine, LuaValue value) {
        if (value instanceof LuaString name) return machine.intern(name);
        return value instanceof LuaNumber ? LuaReal.from(value) : value;
    }

    private int[] specialize(int[] code) {
        for (int pc = 0; pc < code.length; pc++) code[pc] = Instructions.withOpcode(code[pc], specialized(code[pc]));
        return code;
    }

    private int specialized(int instruction) {
        int opcode = Instructions.opcode(instruction);
        return switch (opcode) {
            case Opcode.GETTABLE -> isName(Instructions.c(instruction)) ? Opcode.GETFIELD : opcode;
            case Opcode.SETTABLE -> isName(Instructions.b(instruction)) ? Opcode.SETFIELD : opcode;
            case Opcode.GETTABUP -> isName(Instructions.c(instruction)) ? Opcode.GETGLOBAL : opcode;
            default -> opcode;
        };
    }

    private boolean isName(int operand) {
        return Instructions.isConstant(operand)
                && constants[Instructions.constant(operand)] instanceof LuaString name
                && name.m_length <= InstructionCosts.LONG_NAME;
    }

    /** Returns the translation if it is finished and was successful, or null. */
    @Nullable
    TranslatedCode finishedTranslation() {
        return translation == null ? null : translation.getNow(null);
    }

    /** Records that an instruction's result was not a number; after some of these, the function is translated again. */
    void noteNonNumber(int pc) {
        if (nonNumbers == null) nonNumbers = new BitSet();
        nonNumbers.set(pc);
        recordFailure();
    }

    /** Records that an instruction has called a metamethod; the next translation makes it a Java call. */
    void noteMetamethod(int pc) {
        if (translated != null && translated.metamethodSites.get(pc))
            return; // it is a Java call already, which was refused
        if (metamethodSites == null) metamethodSites = new BitSet();
        metamethodSites.set(pc);
        if (translated != null) recordFailure();
    }

    /** Records that a call has yielded; the next translation emits a fast exit there. */
    void noteYield(int pc) {
        if (yieldSites == null) yieldSites = new BitSet();
        yieldSites.set(pc);
    }

    private void recordFailure() {
        if (++failures < MAX_FAILURES) return;
        failures = 0;
        translated = null;
        translation = null;
        hotCount = 0;
    }

    /** Returns what has been observed of the instructions so far. */
    TypeFeedback feedback() {
        return new TypeFeedback(copy(nonNumbers), copy(metamethodSites), copy(yieldSites));
    }

    private static BitSet copy(@Nullable BitSet some) {
        return some == null ? new BitSet() : (BitSet) some.clone();
    }

    /** Returns the initial shape of the tables that an instruction makes. */
    Shape initialShape(int pc) {
        if (initialShapes == null) initialShapes = new Shape[instructions.length];
        Shape known = initialShapes[pc];
        if (known == null)
            initialShapes[pc] = known = new InitialShapes(instructions, constants).shapeAfter(pc, emptyShape);
        return known;
    }

    /** Returns the instructions for a coroutine with a hook. */
    BreakpointCode breakpointCode() {
        if (breakpointCode == null) breakpointCode = new BreakpointCode(instructions);
        return breakpointCode;
    }

    /** Returns the first instructions of lines. */
    BitSet lineStarts() {
        if (lineStarts == null) lineStarts = LineStarts.of(prototype);
        return lineStarts;
    }

    /**
     * Makes the interpreter stop before some instructions. While there are any, the function is not translated;
     * afterwards it must become hot again.
     */
    void setStops(BitSet stops, int often) {
        activeInstructions = stops.isEmpty() ? instructions : instructions.clone();
        stops.stream().forEach(pc -> activeInstructions[pc] = Opcode.STOP);
        translated = null; // an existing translation is found again when the stops are removed
        hotCount = stops.isEmpty() ? often : Integer.MAX_VALUE;
    }

    /** Whether the interpreter stops before some of its instructions. */
    boolean hasStops() {
        return activeInstructions != instructions;
    }

    /** Whether the interpreter stops before an instruction. */
    boolean stopsAt(int pc) {
        return activeInstructions[pc] == Opcode.STOP;
    }

    /** Returns how many variables are visible to an instruction, or -1 if that is unknown. */
    int variables(int pc) {
        if (prototype.locvars == null || prototype.locvars.length == 0) return -1;
        int count = 0;
        for (LocVars each : prototype.locvars) if (each.startpc <= pc && pc < each.endpc) count++;
        return count;
    }

    /** Returns the function's lines as messages show them. */
    LocationCache locations() {
        if (locations == null) locations = new LocationCache(source(), prototype.linedefined);
        return locations;
    }

    /** Returns the script's file as messages show it. */
    String source() {
        return ChunkNames.displayName(prototype.source.tojstring());
    }

    /** Returns the line of an instruction, or 0 if it is unknown. */
    int line(int pc) {
        int[] lines = prototype.lineinfo;
        return lines != null && pc >= 0 && pc < lines.length ? lines[pc] : 0;
    }
}
