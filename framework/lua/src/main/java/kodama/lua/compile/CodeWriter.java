package kodama.lua.compile;

import java.util.Arrays;

/** Writes the instructions of one function, with their lines and jumps. */
final class CodeWriter {

    /*
     * Jumps to the same target, which is not known yet, form a linked list: each holds the distance to the next one
     * instead of its own. Those to the next instruction are in pendingJumps until it is written.
     */

    /** The end of a list of jumps, and the distance of a jump without a target. */
    static final int NO_JUMP = -1;

    /** Register of a test whose value is not used. */
    static final int NO_REGISTER = 0xff;

    private final Lexer lexer;
    private int[] words = new int[16];
    /** The line of each instruction. */
    private int[] lines = new int[16];

    private int size;

    /** The last jump target; instructions before it must not be merged with later ones. */
    private int lastTarget;

    /** The jumps to the next instruction, or {@link #NO_JUMP}. */
    private int pendingJumps = NO_JUMP;

    CodeWriter(Lexer lexer) {
        this.lexer = lexer;
    }

    /** Returns the index of the next instruction. */
    int pc() {
        return size;
    }

    int at(int pc) {
        return words[pc];
    }

    int[] instructions() {
        return Arrays.copyOf(words, size);
    }

    int[] lines() {
        return Arrays.copyOf(lines, size);
    }

    // instructions

    int emit(int opcode, int a, int b, int c) {
        return write(Instructions.of(opcode, a, b, c));
    }

    int emitBx(int opcode, int a, int bx) {
        return write(Instructions.ofBx(opcode, a, bx));
    }

    /** Writes a jump whose target is set later. */
    int emitJump(int opcode, int a) {
        return write(Instructions.ofJump(opcode, a, NO_JUMP));
    }

    int emitExtra(int ax) {
        return write(Instructions.ofExtra(ax));
    }

    private int write(int instruction) {
        resolvePending();
        if (size == words.length) {
            words = Arrays.copyOf(words, size * 2);
            lines = Arrays.copyOf(lines, size * 2);
        }
        words[size] = instruction;
        lines[size] = lexer.lastLine;
        return size++;
    }

    private void resolvePending() {
        int list = pendingJumps;
        pendingJumps = NO_JUMP;
        patchList(list, size, NO_REGISTER, size);
    }

    /** Sets the line of the last instruction. */
    void fixLine(int line) {
        lines[size - 1] = line;
    }

    /** Removes the last instruction. */
    void dropLast() {
        size--;
    }

    void emitNil(int from, int count) {
        if (!extendsLastNil(from, count)) emit(Opcode.LOADNIL, from, count - 1, 0);
    }

    /** Extends the last instruction, if it sets adjacent registers to nil, to these registers. */
    private boolean extendsLastNil(int from, int count) {
        if (size <= lastTarget || size == 0 || Instructions.opcode(words[size - 1]) != Opcode.LOADNIL) return false;
        int first = Instructions.a(words[size - 1]);
        int last = first + Instructions.b(words[size - 1]);
        boolean touches = first <= from && from <= last + 1 || from <= first && first <= from + count;
        if (!touches) return false;
        int start = Math.min(first, from);
        int end = Math.max(last, from + count - 1);
        words[size - 1] = Instructions.of(Opcode.LOADNIL, start, end - start, 0);
        return true;
    }

    void emitReturn(int first, int count) {
        emit(Opcode.RETURN, first, count + 1, 0);
    }

    void setOpcode(int at, int opcode) {
        words[at] = Instructions.withOpcode(words[at], opcode);
    }

    void setA(int at, int a) {
        words[at] = Instructions.withA(words[at], a);
    }

    void setB(int at, int b) {
        words[at] = Instructions.withB(words[at], b);
    }

    void setC(int at, int c) {
        words[at] = Instructions.withC(words[at], c);
    }

    // jumps

    int jump() {
        int pending = pendingJumps;
        pendingJumps = NO_JUMP;
        int at = emitJump(Opcode.JMP, 0);
        return join(at, pending);
    }

    /** Writes a test and the jump after it. */
    int conditionalJump(int opcode, int a, int b, int c) {
        emit(opcode, a, b, c);
        return jump();
    }

    /** Marks the next instruction as a jump target. */
    int label() {
        lastTarget = size;
        return size;
    }

    private int target(int at) {
        int distance = Instructions.jump(words[at]);
        return distance == NO_JUMP ? NO_JUMP : at + 1 + distance;
    }

    private void fixJump(int at, int target) {
        int distance = target - (at + 1);
        if (Math.abs(distance) > Instructions.MAX_JUMP) throw lexer.syntaxError("control structure too long");
        words[at] = Instructions.withJump(words[at], distance);
    }

    /** Joins two lists of jumps; returns the joined list. */
    int join(int first, int second) {
        if (second == NO_JUMP) return first;
        if (first == NO_JUMP) return second;
        int list = first;
        for (int next = target(list); next != NO_JUMP; next = target(list)) list = next;
        fixJump(list, second);
        return first;
    }

    /** Returns the instruction that controls a jump: the test before it, or the jump itself. */
    private int control(int at) {
        return at >= 1 && Opcode.isTest(Instructions.opcode(words[at - 1])) ? at - 1 : at;
    }

    /** Inverts the comparison before a jump. */
    void invert(int jump) {
        int at = control(jump);
        setA(at, Instructions.a(words[at]) ^ 1);
    }

    /** Whether a list has a jump that is not after a test that produces a value. */
    boolean needsValue(int jumps) {
        for (int list = jumps; list != NO_JUMP; list = target(list)) {
            if (Instructions.opcode(words[control(list)]) != Opcode.TESTSET) return true;
        }
        return false;
    }

    private boolean patchTest(int node, int register) {
        int at = control(node);
        int i = words[at];
        if (Instructions.opcode(i) != Opcode.TESTSET) return false;
        int b = Instructions.b(i);
        if (register != NO_REGISTER && register != b) setA(at, register);
        else words[at] = Instructions.of(Opcode.TEST, b, 0, Instructions.c(i));
        return true;
    }

    void removeValues(int jumps) {
        for (int list = jumps; list != NO_JUMP; list = target(list)) patchTest(list, NO_REGISTER);
    }

    /**
     * Sets the targets of jumps: one for those after tests that put their value in the register, one for the others.
     */
    void patchList(int jumps, int valueTarget, int register, int defaultTarget) {
        int list = jumps;
        while (list != NO_JUMP) {
            int next = target(list);
            fixJump(list, patchTest(list, register) ? valueTarget : defaultTarget);
            list = next;
        }
    }

    void patch(int jumps, int target) {
        if (target == size) patchToHere(jumps);
        else patchList(jumps, target, NO_REGISTER, target);
    }

    /** Makes jumps close the upvalues from a level on. */
    void patchClose(int jumps, int level) {
        for (int list = jumps; list != NO_JUMP; list = target(list)) setA(list, level + 1);
    }

    void patchToHere(int jumps) {
        label();
        pendingJumps = join(pendingJumps, jumps);
    }
}
