package kodama.lua.translate;

import static org.objectweb.asm.Opcodes.*;

import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;
import org.objectweb.asm.Label;

/** The method in the making, and the instruction in work: how it goes on, and how it leaves. */
final class Context {

    /** In place of the register that gets a result. */
    static final int NO_RESULT = -1;

    final Source source;

    /** What of the function the method has. */
    final Part part;

    final Entrance entrance;

    final Flow flow;
    final Liveness liveness;
    final Writer out;
    final Registers registers;
    final Exits exits;
    private final Leaving leaving;
    private final Joints joints;
    private final Map<Integer, Label> blocks = new HashMap<>();

    /** The instruction in work. */
    int pc;

    /** By instruction, what leaves it to the interpreter. */
    private final Map<Integer, Label> slow = new HashMap<>();

    /** Where registers were before the instruction in work. */
    private int[] placesBefore = {};

    Context(
            Source source,
            Part part,
            Entrance entrance,
            Flow flow,
            Liveness liveness,
            Joints joints,
            Writer out,
            Registers registers,
            Leaving leaving) {
        this.leaving = leaving;
        this.source = source;
        this.part = part;
        this.entrance = entrance;
        this.flow = flow;
        this.liveness = liveness;
        this.joints = joints;
        this.out = out;
        this.registers = registers;
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
        placesBefore = registers.places();
    }

    // leaving

    /** Where to jump to let the interpreter do the instruction in work; it must not have changed anything yet. */
    Label slow() {
        Label known = slow.get(pc);
        if (known != null) return known;
        int[] now = registers.places();
        registers.setPlaces(placesBefore);
        Label made = later(() -> leave(pc, true));
        registers.setPlaces(now);
        slow.put(pc, made);
        return made;
    }

    /** The label of what is done seldom; it is written behind everything else. */
    Label later(Runnable work) {
        int at = pc;
        int[] before = placesBefore;
        return exits.later(() -> {
            pc = at;
            placesBefore = before;
            out.mark(at + 1);
            work.run();
        });
    }

    /** Writes registers back and returns to the machine; an instruction is the interpreter's, or comes next. */
    void leave(int at, boolean isForInterpreter) {
        if (source.takesList(at)) saveOpen(source.code[at]);
        leaving.leave(at, liveness.before(at), isForInterpreter);
    }

    /** Leaves at a call that has left, whose results are still to come, or that did not begin. */
    void leaveAtCall(int firstResult, int end) {
        BitSet live = (BitSet) liveness.before(pc + 1).clone();
        live.clear(firstResult, Math.max(firstResult, end));
        live.set(0, source.visibleVariables(pc));
        live.andNot(source.shared);
        BitSet liveBefore = (BitSet) liveness.before(pc).clone();
        liveBefore.clear(source.code[pc].callee());
        if (entrance.isFromFrame() && source.feedback.pauses().get(pc))
            leaving.pause(pc, live, liveness.before(pc + 1));
        leaving.leaveAtCall(pc, live, placesBefore, liveBefore);
    }

    /** Which registers the function has kept as numbers that goes on at an instruction, a bit for each. */
    int keptAt(int next) {
        return leaving.keptAt(next);
    }

    /** Leaves while a metamethod runs; the machine finishes the instruction with what that returns. */
    void leaveBehindEvent(int result) {
        BitSet live = (BitSet) liveness.before(pc + 1).clone();
        if (source.code[pc].isTest()) live.or(liveness.before(pc + 2));
        if (result != NO_RESULT) live.clear(result);
        live.set(0, source.visibleVariables(pc));
        live.andNot(source.shared);
        leaving.leave(pc + 1, live, false);
    }

    /** What the open list that an instruction takes holds goes where the interpreter looks for it. */
    private void saveOpen(Instruction taker) {
        out.local(ALOAD, Registers.COROUTINE);
        registers.pushIndex(source.openFrom(taker.pc()));
        out.local(ALOAD, registers.open);
        out.call(Names.EXIT_PATHS, "saveOpen", "(" + Names.A_COROUTINE + "I" + Names.A_VARARGS + ")V");
    }

    /** Lets the machine know where it is: what comes may throw, or look. */
    void setPc() {
        out.mark(pc + 1);
        out.push(pc + 1);
        out.local(ISTORE, Registers.PC);
        if (source.showsVariables()) leaving.show(pc, source.visibleVariables(pc));
    }

    // going on

    /** Where to jump with the registers as they are: to a block, or out of the method if another part has the block. */
    Label way(int target) {
        return part.has(target) ? block(target) : later(() -> leaving.move(target, liveness.before(target)));
    }

    /** The end of a block that another follows. */
    void arrive(int next) {
        join(next);
        conform(next);
    }

    private void join(int next) {
        if (part.has(next)) joints.join(next, registers.barePlaces());
        else joints.enter(next);
    }

    private void conform(int next) {
        if (part.has(next)) registers.conform(liveness.before(next), joints.at(next), this::slow);
    }

    /** Behind a test: whatever it says, the registers are where both ways want them. */
    void arriveAtBoth() {
        join(unskipped());
        join(pc + 2);
        conform(unskipped());
        conform(pc + 2);
    }

    /** Where a test goes that does not skip the next instruction; that one is a jump. */
    int unskipped() {
        return flow.end(source.code[pc + 1]);
    }

    /** The end of an instruction that the next one follows. */
    void goOn(int next) {
        if (!part.has(next)) go(next);
        else if (flow.leaders.get(next)) arrive(next);
    }

    void go(int target) {
        arrive(target);
        if (target == pc + 1) fallTo(target);
        else out.jump(GOTO, way(target));
    }

    /** Goes on with the next instruction, which begins a block: it stands behind this one. */
    void fallTo(int next) {
        if (!part.has(next)) out.jump(GOTO, way(next));
    }

    /** Counts a jump that closes a loop against the budget; when that is used up, the interpreter makes the jump. */
    void burn(int target) {
        out.local(ALOAD, Registers.COROUTINE);
        out.push(pc + 1 - target);
        out.call(Names.FUEL_PATHS, "burn", "(" + Names.A_COROUTINE + "I)Z");
        out.jump(IFEQ, slow());
    }

    /** A jump that closes a loop, counted already; a method that can be entered again leaves while young. */
    void goBack(int target) {
        arrive(target);
        if (entrance.isFromFrame()) losePatience(target);
        out.jump(GOTO, way(target));
    }

    private void losePatience(int target) {
        out.increment(registers.patience, -1);
        out.local(ILOAD, registers.patience);
        out.jump(IFLT, later(() -> leave(target, false)));
    }

    // what most need

    /** Counts what an instruction costs besides itself, as the interpreter does. */
    void charge(int instructions) {
        out.local(ALOAD, Registers.COROUTINE);
        out.push(instructions);
        out.call(Names.FUEL_PATHS, "charge", "(" + Names.A_COROUTINE + "I)V");
    }
}
