package kodama.lua.translate;

import java.util.SortedMap;
import java.util.TreeMap;
import kodama.lua.classfile.Assembler;
import kodama.lua.classfile.Label;
import kodama.lua.classfile.Op;

/** The beginning of the method: the machine may come in at the start, at the head of a loop, or behind a call. */
final class Entries {

    private final Joints joints;
    private final Context context;
    private final Registers registers;
    private final Assembler out;
    private final SortedMap<Integer, Label> labels = new TreeMap<>();

    /** Where the interpreter has to go on. */
    private final Label refused = new Label();

    Entries(Flow flow, Joints joints, Context context) {
        this.joints = joints;
        this.context = context;
        registers = context.registers;
        out = context.out;
        flow.entries.stream().filter(joints::isKnown).forEach(pc -> labels.put(pc, new Label()));
    }

    void begin() {
        context.reloadArray();
        pushFromFrame("base");
        out.local(Op.ISTORE, Registers.BASE);
        loadUpvalues();
        out.local(Op.ALOAD, 0);
        out.call(Op.INVOKEVIRTUAL, Types.TRANSLATED, "patience", "()I");
        out.local(Op.ISTORE, Registers.PATIENCE);
        registers.clearLocals();
        pushFromFrame("pc");
        out.select(labels, refused);
    }

    private void pushFromFrame(String field) {
        out.local(Op.ALOAD, Registers.CALL);
        out.field(Op.GETFIELD, Types.CALL, field, "I");
    }

    private void loadUpvalues() {
        out.local(Op.ALOAD, Registers.CALL);
        out.field(Op.GETFIELD, Types.CALL, "function", "L" + Types.FUNCTION + ";");
        out.field(Op.GETFIELD, Types.FUNCTION, "upvalues", Types.UPVALUES);
        out.local(Op.ASTORE, Registers.UPVALUES);
    }

    /** Writes, behind everything else, how registers are loaded for each way in. */
    void write() {
        labels.forEach(this::enter);
        out.bind(refused);
        context.giveUp(false);
    }

    private void enter(int pc, Label label) {
        out.bind(label);
        registers.enter(context.liveness.before(pc), joints.at(pc), refused);
        out.jump(Op.GOTO, context.block(pc));
    }
}
