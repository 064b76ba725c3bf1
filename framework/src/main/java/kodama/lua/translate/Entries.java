package kodama.lua.translate;

import static org.objectweb.asm.Opcodes.*;

import java.util.BitSet;
import java.util.SortedMap;
import java.util.TreeMap;
import org.objectweb.asm.Label;

/** The beginning of the method: a call, or the machine that comes in at the start, a loop's head, or behind a call. */
final class Entries {

    private final Joints joints;
    private final Context context;
    private final Registers registers;
    private final Writer out;
    private final SortedMap<Integer, Label> labels = new TreeMap<>();

    /** Where the interpreter has to go on. */
    private final Label refused = new Label();

    Entries(Flow flow, Joints joints, Context context) {
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
        if (!context.entrance.isFromFrame()) registers.takeParameters();
        else if (context.entrance.isFromCall() && context.part.has(0)) start();
        if (context.entrance.isFromFrame()) resume();
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
        out.callVirtual(Names.TRANSLATED, "patience", "()I");
        out.local(ISTORE, registers.patience);
        out.local(ILOAD, Registers.PC);
        out.select(labels, refused);
    }

    /** Writes, behind everything else, how registers are loaded for each way in. */
    void write() {
        if (!context.entrance.isFromFrame()) return;
        labels.forEach(this::enter);
        out.bind(refused);
        Calling.pushRefused(out);
        out.op(ARETURN);
    }

    private void enter(int pc, Label label) {
        out.bind(label);
        registers.enter(context.liveness.before(pc), joints.at(pc), refused);
        loadOpen(pc);
        out.jump(GOTO, context.block(pc));
    }

    /** The open list that the first instruction takes. */
    private void loadOpen(int pc) {
        if (!context.source.takesList(pc)) return;
        out.local(ALOAD, Registers.COROUTINE);
        registers.pushIndex(context.source.openFrom(pc));
        out.call(Names.EXIT_PATHS, "loadOpen", "(" + Names.A_COROUTINE + "I)" + Names.A_VARARGS);
        out.local(ASTORE, registers.open);
    }
}
