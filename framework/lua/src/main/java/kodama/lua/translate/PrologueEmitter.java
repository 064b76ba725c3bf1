package kodama.lua.translate;

import static org.objectweb.asm.Opcodes.*;

import java.util.BitSet;
import java.util.SortedMap;
import java.util.TreeMap;
import org.objectweb.asm.Label;

/** The beginning of the method: a call, or the machine that comes in at the start, a loop's head, or behind a call. */
final class PrologueEmitter {

    private final MergeStates joints;
    private final EmitterContext context;
    private final Registers registers;
    private final BytecodeWriter out;
    private final SortedMap<Integer, Label> labels = new TreeMap<>();

    /** Where the interpreter has to go on. */
    private final Label refused = new Label();

    PrologueEmitter(ControlFlowGraph flow, MergeStates joints, EmitterContext context) {
        this.joints = joints;
        this.context = context;
        registers = context.registers;
        out = context.out;
        add(flow.entries);
        add(joints.entered);
    }

    private void add(BitSet entries) {
        entries.stream()
                .filter(pc -> context.part.has(pc) && joints.isKnown(pc))
                .forEach(pc -> labels.putIfAbsent(pc, new Label()));
    }

    /** Goes on with the first block when the method is called. */
    void begin() {
        registers.clearLocals();
        if (!context.entrance.isFrameEntry()) registers.takeParameters();
        else if (context.entrance.isCallEntry() && context.part.has(0)) start();
        if (context.entrance.isFrameEntry()) resume();
    }

    private void start() {
        Label isResumed = new Label();
        out.local(ILOAD, Registers.PC);
        out.jump(IFGE, isResumed);
        registers.takeParameters();
        out.push(Integer.MAX_VALUE);
        out.local(ISTORE, registers.patience);
        out.jump(GOTO, context.block(0));
        out.bind(isResumed);
    }

    private void resume() {
        out.local(ALOAD, 0);
        out.callVirtual(InternalNames.TRANSLATED, "patience", "()I");
        out.local(ISTORE, registers.patience);
        out.local(ILOAD, Registers.PC);
        out.select(labels, refused);
    }

    /** Writes, behind everything else, how registers are loaded for each way in. */
    void write() {
        if (!context.entrance.isFrameEntry()) return;
        labels.forEach(this::enter);
        out.bind(refused);
        CallEmitter.pushRefused(out);
        out.op(ARETURN);
    }

    private void enter(int pc, Label label) {
        out.bind(label);
        if (context.spilledAt(pc) != 0) enterWithNumbers(pc);
        out.local(ALOAD, Registers.COROUTINE);
        out.call(InternalNames.UNBOXED_SPILLS, "settle", "(" + InternalNames.A_COROUTINE + ")V");
        load(pc, 0);
    }

    /** As it mostly is behind a call that gives way: the numbers are those that were kept there. */
    private void enterWithNumbers(int pc) {
        Label others = new Label();
        out.local(ALOAD, Registers.COROUTINE);
        out.push(context.spilledAt(pc));
        out.call(InternalNames.UNBOXED_SPILLS, "areKept", "(" + InternalNames.A_COROUTINE + "I)Z");
        out.jump(IFEQ, others);
        load(pc, context.spilledAt(pc));
        out.bind(others);
    }

    private void load(int pc, int kept) {
        registers.reload(context.liveness.before(pc), joints.at(pc), kept, refused);
        if (kept != 0) taken();
        loadOpen(pc);
        out.jump(GOTO, context.block(pc));
    }

    private void taken() {
        out.local(ALOAD, Registers.COROUTINE);
        out.call(InternalNames.UNBOXED_SPILLS, "taken", "(" + InternalNames.A_COROUTINE + ")V");
    }

    /** The open list that the first instruction takes. */
    private void loadOpen(int pc) {
        if (!context.source.takesList(pc)) return;
        out.local(ALOAD, Registers.COROUTINE);
        registers.pushIndex(context.source.openFrom(pc));
        out.call(
                InternalNames.EXIT_STUBS, "loadOpen", "(" + InternalNames.A_COROUTINE + "I)" + InternalNames.A_VARARGS);
        out.local(ASTORE, registers.open);
    }
}
