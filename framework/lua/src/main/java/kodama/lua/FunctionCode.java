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

/** One compiled function, made ready for the interpreter: constants shared, common instructions specialized. */
final class FunctionCode {

    /** What any call counts. */
    private static final int CALL = 3;

    /** Longer code is not compiled by Java, and does not stay in the processor's cache. */
    private static final int LONG = 8_000;

    /** So often a number may be missed where one was expected. */
    private static final int MOST_DISAPPOINTMENTS = 20;

    final Prototype prototype;
    /** Some of them specialized for the interpreter: not those of the prototype. */
    final int[] instructions;

    /** What the interpreter runs: the instructions, or a copy in which some are stops for a debugger. */
    int[] activeInstructions;

    /** At which slot the field that an instruction names was in the last table, found at the instruction behind. */
    final int[] slotHints;

    private final Shape noFields;

    /** By instruction; null until one makes its first table. */
    private @Nullable Shape @Nullable [] firstShapes;

    final LuaValue[] constants;
    final FunctionCode[] children;
    /** How many a call needs. */
    final int registers;

    final int parameters;
    final boolean isVararg;

    /** What a call counts against the budget: a long function without a loop must not run for nothing. */
    final int callCost;

    /** Calls and rounds of loops until it is asked whether to translate the function; below 0 for one that is. */
    int hotCount;

    final HotnessMeter hotness;

    /** Its translation under way, or null before that. */
    @Nullable
    CompletableFuture<@Nullable TranslatedCode> translation;

    @Nullable
    TranslatedCode translated;

    /** Instructions whose result was wanted as a number, and often was none; null while there are none. */
    private @Nullable BitSet anything;

    /** Instructions that have called metamethods written in Lua; null while there are none. */
    private @Nullable BitSet events;

    /** Calls that have given way; null while there are none. */
    private @Nullable BitSet pauses;

    /** How often a translation has been wrong in numbers or metamethods since it was made. */
    private int disappointments;

    /** Null until a watched coroutine runs the function. */
    private @Nullable BreakpointCode traps;

    /** Null until a debugger looks at the function. */
    private @Nullable BitSet lineStarts;

    /** Null until someone asks where the function is. */
    private @Nullable LocationCache places;

    /** The closure made last; one with the same upvalues is that closure again, as in the reference. */
    @Nullable
    ScriptFunction lastClosure;

    FunctionCode(LuaMachine machine, Prototype prototype) {
        this.prototype = prototype;
        noFields = machine.emptyShape;
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

    /** Counts so many runs from now on: with the last of them it is asked whether to translate the function. */
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

    /** Its translation if that is done and has come to something, or null. */
    @Nullable
    TranslatedCode finishedTranslation() {
        return translation == null ? null : translation.getNow(null);
    }

    /** Notes that an instruction's result was no number; after a few times the function is translated anew. */
    void noteNonNumber(int pc) {
        if (anything == null) anything = new BitSet();
        anything.set(pc);
        disappoint();
    }

    /** Notes that an instruction has called a metamethod; the next translation makes a Java call of that. */
    void noteMetamethod(int pc) {
        if (translated != null && translated.metamethodSites.get(pc))
            return; // it is one already, which had to be refused
        if (events == null) events = new BitSet();
        events.set(pc);
        if (translated != null) disappoint();
    }

    /** Notes that a call has given way; the next translation writes there what is to be done for that. */
    void noteYield(int pc) {
        if (pauses == null) pauses = new BitSet();
        pauses.set(pc);
    }

    private void disappoint() {
        if (++disappointments < MOST_DISAPPOINTMENTS) return;
        disappointments = 0;
        translated = null;
        translation = null;
        hotCount = 0;
    }

    /** What is known of the instructions by now. */
    TypeFeedback feedback() {
        return new TypeFeedback(copy(anything), copy(events), copy(pauses));
    }

    private static BitSet copy(@Nullable BitSet some) {
        return some == null ? new BitSet() : (BitSet) some.clone();
    }

    /** With which names a table begins that an instruction makes. */
    Shape initialShape(int pc) {
        if (firstShapes == null) firstShapes = new Shape[instructions.length];
        Shape known = firstShapes[pc];
        if (known == null)
            firstShapes[pc] = known = new InitialShapes(instructions, constants).shapeAfter(pc, noFields);
        return known;
    }

    /** The instructions for a coroutine with a hook. */
    BreakpointCode breakpointCode() {
        if (traps == null) traps = new BreakpointCode(instructions);
        return traps;
    }

    /** The instructions with which lines begin. */
    BitSet lineStarts() {
        if (lineStarts == null) lineStarts = LineStarts.of(prototype);
        return lineStarts;
    }

    /**
     * Has the interpreter stop before some instructions; while there are any, the function is not run as Java, and
     * later only when it has run often again.
     */
    void setStops(BitSet stops, int often) {
        activeInstructions = stops.isEmpty() ? instructions : instructions.clone();
        stops.stream().forEach(pc -> activeInstructions[pc] = Opcode.STOP);
        translated = null; // what there is of it is found again when the stops are gone
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

    /** How many variables an instruction can see, or -1 when that is not known. */
    int variables(int pc) {
        if (prototype.locvars == null || prototype.locvars.length == 0) return -1;
        int count = 0;
        for (LocVars each : prototype.locvars) if (each.startpc <= pc && pc < each.endpc) count++;
        return count;
    }

    /** The function's lines as messages show them. */
    LocationCache locations() {
        if (places == null) places = new LocationCache(source(), prototype.linedefined);
        return places;
    }

    /** The script's file as messages show it. */
    String source() {
        return ChunkNames.displayName(prototype.source.tojstring());
    }

    /** The line of an instruction, or 0 when it is not known. */
    int line(int pc) {
        int[] lines = prototype.lineinfo;
        return lines != null && pc >= 0 && pc < lines.length ? lines[pc] : 0;
    }
}
