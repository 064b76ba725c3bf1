package kodama.lua.translate;

import java.util.HashMap;
import java.util.Map;
import kodama.lua.classfile.Assembler;
import kodama.lua.classfile.Label;
import kodama.lua.classfile.Op;
import org.jspecify.annotations.Nullable;

/** The method in the making, and the instruction in work: how it goes on, and how it leaves. */
final class Context {

    final Source source;
    final Flow flow;
    final Liveness liveness;
    final Assembler out;
    final Registers registers;
    final Exits exits;
    private final Joints joints;
    private final Map<Integer, Label> blocks = new HashMap<>();

    /** The instruction in work. */
    int pc;

    /** Leaves that instruction to the interpreter; made when first asked for. */
    private @Nullable Label slow;

    /** Where registers were before the instruction in work. */
    private int[] placesBefore = {};

    Context(Source source, Flow flow, Liveness liveness, Joints joints, Assembler out) {
        this.source = source;
        this.flow = flow;
        this.liveness = liveness;
        this.joints = joints;
        this.out = out;
        registers = new Registers(source, out);
        exits = new Exits(registers, out);
    }

    Label block(int leader) {
        return blocks.computeIfAbsent(leader, key -> new Label());
    }

    /** Begins a block; false while no way to it is known. */
    boolean beginBlock(int leader) {
        if (!joints.isKnown(leader)) return false;
        out.bind(block(leader));
        registers.setPlaces(joints.at(leader));
        return true;
    }

    void beginInstruction(int at) {
        pc = at;
        slow = null;
        placesBefore = registers.places();
    }

    // leaving

    /** Where to jump to let the interpreter do the instruction in work; it must not have changed anything yet. */
    Label slow() {
        if (slow != null) return slow;
        int at = pc;
        int[] now = registers.places();
        registers.setPlaces(placesBefore);
        slow = exits.later(() -> leave(at, false));
        registers.setPlaces(now);
        return slow;
    }

    /** Writes registers back and returns to the machine, which goes on at an instruction. */
    void leave(int at, boolean isForMachine) {
        registers.bringHome(liveness.before(at));
        setPc(at);
        giveUp(isForMachine);
    }

    /** Returns to the machine, which looks for the innermost frame, or else to the interpreter. */
    void giveUp(boolean isForMachine) {
        out.push(isForMachine ? 1 : 0);
        out.op(Op.IRETURN);
    }

    /** Lets the frame know where it is: what comes may throw, or call. */
    void setPc(int at) {
        out.local(Op.ALOAD, Registers.CALL);
        out.push(at);
        out.field(Op.PUTFIELD, Types.CALL, "pc", "I");
    }

    // going on

    /** The end of a block that another follows. */
    void arrive(int next) {
        joints.join(next, registers.places());
        registers.conform(liveness.before(next), joints.at(next));
    }

    /** Behind a test: whatever it says, the registers are where both ways want them. */
    void arriveAtBoth() {
        joints.join(pc + 1, registers.places());
        joints.join(pc + 2, registers.places());
        registers.conform(liveness.before(pc + 1), joints.at(pc + 1));
        registers.conform(liveness.before(pc + 2), joints.at(pc + 2));
    }

    /** The end of an instruction that the next one follows. */
    void goOn(int next) {
        if (flow.leaders.get(next)) arrive(next);
    }

    void go(int target) {
        arrive(target);
        out.jump(Op.GOTO, block(target));
    }

    /** A jump that closes a loop: counts against the budget, and leaves now and then while the method is young. */
    void goBack(int target) {
        burn(pc + 1 - target);
        arrive(target);
        out.increment(Registers.PATIENCE, -1);
        out.local(Op.ILOAD, Registers.PATIENCE);
        out.jump(Op.IFLT, exits.later(() -> leave(target, true)));
        out.jump(Op.GOTO, block(target));
    }

    private void burn(int instructions) {
        pushFrame();
        out.push(pc + 1);
        out.push(instructions);
        fast("burn", "(" + Types.A_COROUTINE + Types.A_CALL + "II)V");
    }

    // what most need

    /** Counts what an instruction costs besides itself, as the interpreter does. */
    void charge(int instructions) {
        out.local(Op.ALOAD, Registers.COROUTINE);
        out.push(instructions);
        fast("charge", "(" + Types.A_COROUTINE + "I)V");
    }

    void pushFrame() {
        out.local(Op.ALOAD, Registers.COROUTINE);
        out.local(Op.ALOAD, Registers.CALL);
    }

    /** Calls one of the machine's fast paths. */
    void fast(String method, String type) {
        out.call(Op.INVOKESTATIC, Types.FAST, method, type);
    }

    /** Fetches the coroutine's registers again, which may have moved. */
    void reloadArray() {
        out.local(Op.ALOAD, Registers.COROUTINE);
        out.field(Op.GETFIELD, Types.COROUTINE, "stack", Types.VALUES);
        out.local(Op.ASTORE, Registers.ARRAY);
    }

    /** Pushes how many values an open list has that begins at a register. */
    void pushOpenCount(int first) {
        out.local(Op.ALOAD, Registers.COROUTINE);
        out.field(Op.GETFIELD, Types.COROUTINE, "top", "I");
        registers.pushIndex(first);
        out.op(Op.ISUB);
    }
}
