package kodama.lua.translate;

import static org.objectweb.asm.Opcodes.*;

import java.util.BitSet;
import java.util.SortedMap;
import java.util.TreeMap;
import org.objectweb.asm.Label;

/**
 * Emits the prologue of a method. A call enters at the first block; the machine enters at the start, at a loop header
 * or after a call, and the registers are reloaded from the coroutine.
 */
final class PrologueEmitter {

    private final MergeStates mergeStates;
    private final EmitterContext context;
    private final Registers registers;
    private final BytecodeWriter out;
    private final SortedMap<Integer, Label> labels = new TreeMap<>();

    /** Returns the sentinel that makes the interpreter continue. */
    private final Label refused = new Label();

    PrologueEmitter(ControlFlowGraph flow, MergeStates mergeStates, EmitterContext context) {
        this.mergeStates = mergeStates;
        this.context = context;
        registers = context.registers;
        out = context.out;
        add(flow.entries);
        add(mergeStates.entered);
    }

    private void add(BitSet entries) {
        entries.stream()
                .filter(pc -> context.part.has(pc) && mergeStates.isKnown(pc))
                .forEach(pc -> labels.putIfAbsent(pc, new Label()));
    }

    /** Emits the entry: parameters for a call, a switch over the entry points for a frame. */
    void begin() {
        registers.clearLocals();
        if (!context.entryKind.isFrameEntry()) registers.takeParameters();
        else if (context.entryKind.isCallEntry() && context.part.has(0)) start();
        if (context.entryKind.isFrameEntry()) resume();
    }

    private void start() {
        Label isResumed = new Label();
        out.local(ILOAD, Registers.PC);
        out.jump(IFGE, isResumed);
        registers.takeParameters();
        out.push(Integer.MAX_VALUE);
        out.local(ISTORE, registers.roundLimit);
        out.jump(GOTO, context.block(0));
        out.bind(isResumed);
    }

    private void resume() {
        out.local(ALOAD, 0);
        out.callVirtual(InternalNames.TRANSLATED, "roundLimit", "()I");
        out.local(ISTORE, registers.roundLimit);
        out.local(ILOAD, Registers.PC);
        out.select(labels, refused);
    }

    /** Emits, at the end of the method, the code that reloads the registers for each entry point. */
    void write() {
        if (!context.entryKind.isFrameEntry()) return;
        labels.forEach(this::emitEntry);
        out.bind(refused);
        CallEmitter.pushRefused(out);
        out.op(ARETURN);
    }

    private void emitEntry(int pc, Label label) {
        out.bind(label);
        if (context.spilledAt(pc) != 0) emitEntryWithSpills(pc);
        out.local(ALOAD, Registers.COROUTINE);
        out.call(InternalNames.UNBOXED_SPILLS, "flush", "(" + InternalNames.A_COROUTINE + ")V");
        load(pc, 0);
    }

    /** The usual case after a call that yields: the spilled numbers are still the ones of this function. */
    private void emitEntryWithSpills(int pc) {
        Label others = new Label();
        out.local(ALOAD, Registers.COROUTINE);
        out.push(context.spilledAt(pc));
        out.call(InternalNames.UNBOXED_SPILLS, "areSpilled", "(" + InternalNames.A_COROUTINE + "I)Z");
        out.jump(IFEQ, others);
        load(pc, context.spilledAt(pc));
        out.bind(others);
    }

    private void load(int pc, int kept) {
        registers.reload(context.liveness.before(pc), mergeStates.at(pc), kept, refused);
        if (kept != 0) emitReloaded();
        loadOpen(pc);
        out.jump(GOTO, context.block(pc));
    }

    private void emitReloaded() {
        out.local(ALOAD, Registers.COROUTINE);
        out.call(InternalNames.UNBOXED_SPILLS, "markReloaded", "(" + InternalNames.A_COROUTINE + ")V");
    }

    /** Loads the open list that the first instruction consumes. */
    private void loadOpen(int pc) {
        if (!context.source.takesList(pc)) return;
        out.local(ALOAD, Registers.COROUTINE);
        registers.pushIndex(context.source.openFrom(pc));
        out.call(
                InternalNames.EXIT_STUBS,
                "loadOpenList",
                "(" + InternalNames.A_COROUTINE + "I)" + InternalNames.A_VARARGS);
        out.local(ASTORE, registers.open);
    }
}
