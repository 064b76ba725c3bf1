package kodama.lua.translate;

import static org.objectweb.asm.Opcodes.*;

import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;
import org.objectweb.asm.Label;

/** The method in the making, and the instruction in work: how it goes on, and how it leaves. */
final class EmitterContext {

    /** In place of the register that gets a result. */
    static final int NO_RESULT = -1;

    final SourceFunction source;

    /** What of the function the method has. */
    final MethodPart part;

    final EntryKind entrance;

    final ControlFlowGraph flow;
    final Liveness liveness;
    final BytecodeWriter out;
    final Registers registers;
    final OutOfLineCode exits;
    private final SideExitEmitter leaving;
    private final MergeStates joints;
    private final Map<Integer, Label> blocks = new HashMap<>();

    /** The instruction in work. */
    int pc;

    /** By instruction, what leaves it to the interpreter. */
    private final Map<Integer, Label> slow = new HashMap<>();

    /** Where registers were before the instruction in work. */
    private int[] placesBefore = {};

    EmitterContext(
            SourceFunction source,
            MethodPart part,
            EntryKind entrance,
            ControlFlowGraph flow,
            Liveness liveness,
            MergeStates joints,
            BytecodeWriter out,
            Registers registers,
            SideExitEmitter leaving) {
        this.leaving = leaving;
        this.source = source;
        this.part = part;
        this.entrance = entrance;
        this.flow = flow;
        this.liveness = liveness;
        this.joints = joints;
        this.out = out;
        this.registers = registers;
        exits = new OutOfLineCode(registers, out);
    }

    Label block(int leader) {
        return blocks.computeIfAbsent(leader, key -> new Label());
    }

    /** Begins a block; false while no way to it is known. */
    boolean beginBlock(int leader) {
        if (!joints.isKnown(leader)) return false;
        out.bind(block(leader));
        registers.setLocations(joints.at(leader));
        return true;
    }

    void beginInstruction(int at) {
        pc = at;
        placesBefore = registers.locations();
    }

    // leaving

    /** Where to jump to let the interpreter do the instruction in work; it must not have changed anything yet. */
    Label bailout() {
        Label known = slow.get(pc);
        if (known != null) return known;
        int[] now = registers.locations();
        registers.setLocations(placesBefore);
        Label made = outOfLine(() -> exit(pc, true));
        registers.setLocations(now);
        slow.put(pc, made);
        return made;
    }

    /** The label of what is done seldom; it is written behind everything else. */
    Label outOfLine(Runnable work) {
        int at = pc;
        int[] before = placesBefore;
        return exits.outOfLine(() -> {
            pc = at;
            placesBefore = before;
            out.mark(at + 1);
            work.run();
        });
    }

    /** Writes registers back and returns to the machine; an instruction is the interpreter's, or comes next. */
    void exit(int at, boolean isForInterpreter) {
        if (source.takesList(at)) saveOpen(source.code[at]);
        leaving.exit(at, liveness.before(at), isForInterpreter);
    }

    /** Leaves at a call that has left, whose results are still to come, or that did not begin. */
    void exitAtCall(int firstResult, int end) {
        BitSet live = (BitSet) liveness.before(pc + 1).clone();
        live.clear(firstResult, Math.max(firstResult, end));
        live.set(0, source.visibleVariables(pc));
        live.andNot(source.shared);
        BitSet liveBefore = (BitSet) liveness.before(pc).clone();
        liveBefore.clear(source.code[pc].callee());
        if (entrance.isFrameEntry() && source.feedback.yieldSites().get(pc))
            leaving.exitAtYield(pc, live, liveness.before(pc + 1));
        leaving.exitAtCall(pc, live, placesBefore, liveBefore);
    }

    /** Which registers the function has kept as numbers that goes on at an instruction, a bit for each. */
    int spilledAt(int next) {
        return leaving.spilledAt(next);
    }

    /** Leaves while a metamethod runs; the machine finishes the instruction with what that returns. */
    void exitAtMetamethod(int result) {
        BitSet live = (BitSet) liveness.before(pc + 1).clone();
        if (source.code[pc].isTest()) live.or(liveness.before(pc + 2));
        if (result != NO_RESULT) live.clear(result);
        live.set(0, source.visibleVariables(pc));
        live.andNot(source.shared);
        leaving.exit(pc + 1, live, false);
    }

    /** What the open list that an instruction takes holds goes where the interpreter looks for it. */
    private void saveOpen(Instruction taker) {
        out.local(ALOAD, Registers.COROUTINE);
        registers.pushIndex(source.openFrom(taker.pc()));
        out.local(ALOAD, registers.open);
        out.call(
                InternalNames.EXIT_STUBS,
                "saveOpen",
                "(" + InternalNames.A_COROUTINE + "I" + InternalNames.A_VARARGS + ")V");
    }

    /** Lets the machine know where it is: what comes may throw, or look. */
    void setPc() {
        out.mark(pc + 1);
        out.push(pc + 1);
        out.local(ISTORE, Registers.PC);
        if (source.exposesVariables()) leaving.exposeVariables(pc, source.visibleVariables(pc));
    }

    // going on

    /** Where to jump with the registers as they are: to a block, or out of the method if another part has the block. */
    Label branchTarget(int target) {
        return part.has(target) ? block(target) : outOfLine(() -> leaving.switchPart(target, liveness.before(target)));
    }

    /** The end of a block that another follows. */
    void endBlock(int next) {
        join(next);
        conform(next);
    }

    private void join(int next) {
        if (part.has(next)) joints.join(next, registers.bareLocations());
        else joints.enter(next);
    }

    private void conform(int next) {
        if (part.has(next)) registers.conform(liveness.before(next), joints.at(next), this::bailout);
    }

    /** Behind a test: whatever it says, the registers are where both ways want them. */
    void conformToBoth() {
        join(jumpTarget());
        join(pc + 2);
        conform(jumpTarget());
        conform(pc + 2);
    }

    /** Where a test goes that does not skip the next instruction; that one is a jump. */
    int jumpTarget() {
        return flow.end(source.code[pc + 1]);
    }

    /** The end of an instruction that the next one follows. */
    void continueAt(int next) {
        if (!part.has(next)) go(next);
        else if (flow.leaders.get(next)) endBlock(next);
    }

    void go(int target) {
        endBlock(target);
        if (target == pc + 1) fallThrough(target);
        else out.jump(GOTO, branchTarget(target));
    }

    /** Goes on with the next instruction, which begins a block: it stands behind this one. */
    void fallThrough(int next) {
        if (!part.has(next)) out.jump(GOTO, branchTarget(next));
    }

    /** Counts a jump that closes a loop against the budget; when that is used up, the interpreter makes the jump. */
    void chargeJump(int target) {
        out.local(ALOAD, Registers.COROUTINE);
        out.push(pc + 1 - target);
        out.call(InternalNames.BUDGET_STUBS, "burn", "(" + InternalNames.A_COROUTINE + "I)Z");
        out.jump(IFEQ, bailout());
    }

    /** A jump that closes a loop, counted already; a method that can be entered again leaves while young. */
    void jumpBack(int target) {
        endBlock(target);
        if (entrance.isFrameEntry()) losePatience(target);
        out.jump(GOTO, branchTarget(target));
    }

    private void losePatience(int target) {
        out.increment(registers.patience, -1);
        out.local(ILOAD, registers.patience);
        out.jump(IFLT, outOfLine(() -> exit(target, false)));
    }

    // what most need

    /** Counts what an instruction costs besides itself, as the interpreter does. */
    void charge(int instructions) {
        out.local(ALOAD, Registers.COROUTINE);
        out.push(instructions);
        out.call(InternalNames.BUDGET_STUBS, "charge", "(" + InternalNames.A_COROUTINE + "I)V");
    }
}
