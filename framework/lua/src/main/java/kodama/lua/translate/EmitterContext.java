package kodama.lua.translate;

import static org.objectweb.asm.Opcodes.*;

import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;
import org.objectweb.asm.Label;

/** What all emitters share: the method and the instruction being emitted, its successors and its exits. */
final class EmitterContext {

    /** Stands for the register of an instruction that has no result. */
    static final int NO_RESULT = -1;

    final SourceFunction source;

    /** The instructions of the function that this method contains. */
    final MethodPart part;

    final EntryKind entryKind;

    final ControlFlowGraph flow;
    final Liveness liveness;
    final BytecodeWriter out;
    final Registers registers;
    final OutOfLineCode outOfLineCode;
    private final SideExitEmitter sideExits;
    private final MergeStates mergeStates;
    private final Map<Integer, Label> blocks = new HashMap<>();

    /** The instruction being emitted. */
    int pc;

    /** For each instruction, the label of its exit to the interpreter. */
    private final Map<Integer, Label> bailouts = new HashMap<>();

    /** The locations of the registers before the instruction being emitted. */
    private int[] locationsBefore = {};

    EmitterContext(
            SourceFunction source,
            MethodPart part,
            EntryKind entryKind,
            ControlFlowGraph flow,
            Liveness liveness,
            MergeStates mergeStates,
            BytecodeWriter out,
            Registers registers,
            SideExitEmitter sideExits) {
        this.sideExits = sideExits;
        this.source = source;
        this.part = part;
        this.entryKind = entryKind;
        this.flow = flow;
        this.liveness = liveness;
        this.mergeStates = mergeStates;
        this.out = out;
        this.registers = registers;
        outOfLineCode = new OutOfLineCode(registers, out);
    }

    Label block(int leader) {
        return blocks.computeIfAbsent(leader, key -> new Label());
    }

    /** Begins a block; false if no path to it is known yet. */
    boolean beginBlock(int leader) {
        if (!mergeStates.isKnown(leader)) return false;
        out.bind(block(leader));
        registers.setLocations(mergeStates.at(leader));
        return true;
    }

    void beginInstruction(int at) {
        pc = at;
        locationsBefore = registers.locations();
    }

    // exits

    /**
     * Returns the label of the exit that lets the interpreter run this instruction, which must not have had effects.
     */
    Label bailout() {
        Label known = bailouts.get(pc);
        if (known != null) return known;
        int[] now = registers.locations();
        registers.setLocations(locationsBefore);
        Label made = outOfLine(() -> exit(pc, true));
        registers.setLocations(now);
        bailouts.put(pc, made);
        return made;
    }

    /** Returns the label of a rare case, whose code is emitted out of line at the end of the method. */
    Label outOfLine(Runnable work) {
        int at = pc;
        int[] before = locationsBefore;
        return outOfLineCode.outOfLine(() -> {
            pc = at;
            locationsBefore = before;
            out.mark(at + 1);
            work.run();
        });
    }

    /** Saves the live registers and returns to the machine, which continues at {@code at}. */
    void exit(int at, boolean isForInterpreter) {
        if (source.takesList(at)) saveOpen(source.code[at]);
        sideExits.exit(at, liveness.before(at), isForInterpreter);
    }

    /** Exits at a call that exited, whose results are still to come, or that was refused. */
    void exitAtCall(int firstResult, int end) {
        BitSet live = (BitSet) liveness.before(pc + 1).clone();
        live.clear(firstResult, Math.max(firstResult, end));
        live.set(0, source.visibleVariables(pc));
        live.andNot(source.shared);
        BitSet liveBefore = (BitSet) liveness.before(pc).clone();
        liveBefore.clear(source.code[pc].callee());
        if (entryKind.isFrameEntry() && source.feedback.yieldSites().get(pc))
            sideExits.exitAtYield(pc, live, liveness.before(pc + 1));
        sideExits.exitAtCall(pc, live, locationsBefore, liveBefore);
    }

    /** Returns the registers that are spilled as numbers when the function resumes at an instruction, one bit each. */
    int spilledAt(int next) {
        return sideExits.spilledAt(next);
    }

    /** Exits while a metamethod runs; the machine finishes the instruction with its result. */
    void exitAtMetamethod(int result) {
        BitSet live = (BitSet) liveness.before(pc + 1).clone();
        if (source.code[pc].isTest()) live.or(liveness.before(pc + 2));
        if (result != NO_RESULT) live.clear(result);
        live.set(0, source.visibleVariables(pc));
        live.andNot(source.shared);
        sideExits.exit(pc + 1, live, false);
    }

    /** Saves the open list that an instruction consumes where the interpreter expects it. */
    private void saveOpen(Instruction taker) {
        out.local(ALOAD, Registers.COROUTINE);
        registers.pushIndex(source.openFrom(taker.pc()));
        out.local(ALOAD, registers.open);
        out.call(
                InternalNames.EXIT_STUBS,
                "saveOpenList",
                "(" + InternalNames.A_COROUTINE + "I" + InternalNames.A_VARARGS + ")V");
    }

    /** Records the current instruction, because the next code may throw or inspect the stack. */
    void setPc() {
        out.mark(pc + 1);
        out.push(pc + 1);
        out.local(ISTORE, Registers.PC);
        if (source.exposesVariables()) sideExits.exposeVariables(pc, source.visibleVariables(pc));
    }

    // control flow

    /** Returns the label to jump to from here: a block, or an exit if another part of the function has the block. */
    Label branchTarget(int target) {
        return part.has(target)
                ? block(target)
                : outOfLine(() -> sideExits.switchPart(target, liveness.before(target)));
    }

    /** Ends a block that falls through to another. */
    void endBlock(int next) {
        join(next);
        conform(next);
    }

    private void join(int next) {
        if (part.has(next)) mergeStates.join(next, registers.bareLocations());
        else mergeStates.enter(next);
    }

    private void conform(int next) {
        if (part.has(next)) registers.conform(liveness.before(next), mergeStates.at(next), this::bailout);
    }

    /** After a test: moves the registers to where both successors expect them. */
    void conformToBoth() {
        join(jumpTarget());
        join(pc + 2);
        conform(jumpTarget());
        conform(pc + 2);
    }

    /** Returns the target of the jump after a test, which is taken unless the test skips it. */
    int jumpTarget() {
        return flow.end(source.code[pc + 1]);
    }

    /** Ends an instruction that falls through to the next. */
    void continueAt(int next) {
        if (!part.has(next)) go(next);
        else if (flow.leaders.get(next)) endBlock(next);
    }

    void go(int target) {
        endBlock(target);
        if (target == pc + 1) fallThrough(target);
        else out.jump(GOTO, branchTarget(target));
    }

    /** Continues with the next instruction, which begins a block and is emitted next. */
    void fallThrough(int next) {
        if (!part.has(next)) out.jump(GOTO, branchTarget(next));
    }

    /** Charges a backward jump to the budget; if the budget is used up, the interpreter makes the jump. */
    void chargeJump(int target) {
        out.local(ALOAD, Registers.COROUTINE);
        out.push(pc + 1 - target);
        out.call(InternalNames.BUDGET_STUBS, "chargeJump", "(" + InternalNames.A_COROUTINE + "I)Z");
        out.jump(IFEQ, bailout());
    }

    /** Emits a backward jump that was charged; in a method that can be reentered, it exits until the method is warm. */
    void jumpBack(int target) {
        endBlock(target);
        if (entryKind.isFrameEntry()) exitWhileCold(target);
        out.jump(GOTO, branchTarget(target));
    }

    private void exitWhileCold(int target) {
        out.increment(registers.roundLimit, -1);
        out.local(ILOAD, registers.roundLimit);
        out.jump(IFLT, outOfLine(() -> exit(target, false)));
    }

    // shared by most emitters

    /** Charges the extra cost of an instruction, as the interpreter does. */
    void charge(int instructions) {
        out.local(ALOAD, Registers.COROUTINE);
        out.push(instructions);
        out.call(InternalNames.BUDGET_STUBS, "charge", "(" + InternalNames.A_COROUTINE + "I)V");
    }
}
