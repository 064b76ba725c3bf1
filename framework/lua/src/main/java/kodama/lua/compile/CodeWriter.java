package kodama.lua.compile;

import java.util.Arrays;

/** The instructions of one function as they are written, with their lines and jumps. */
final class CodeWriter {

    /*
     * Jumps that go to the same place, which is not known yet, form a list: each has the distance to the next one where
     * its own will be. Those that go to the next instruction wait in pendingJumps until there is one.
     */

    /** The end of a list of jumps, and the distance of a jump that goes nowhere yet. */
    static final int NO_JUMP = -1;

    /** A test whose value no one wants. */
    static final int NO_REGISTER = 0xff;

    private final Lexer lexer;
    private int[] words = new int[16];
    /** The line of each instruction. */
    private int[] lines = new int[16];

    private int size;

    /** The last place that a jump goes to: what stands before it must not be changed any more. */
    private int lastTarget;

    /** The list of jumps that go to the next instruction, or {@link #NO_JUMP}. */
    private int pendingJumps = NO_JUMP;

    CodeWriter(Lexer lexer) {
        this.lexer = lexer;
    }

    /** Where the next instruction will be. */
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

    /** Writes an instruction that jumps; where to is said later. */
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

    /** Says which line the last instruction is of. */
    void fixLine(int line) {
        lines[size - 1] = line;
    }

    /** Takes the last instruction back. */
    void dropLast() {
        size--;
    }

    void emitNil(int from, int count) {
        if (!extendsLastNil(from, count)) emit(Opcode.LOADNIL, from, count - 1, 0);
    }

    /** Lets the last instruction clear these registers, too, if it clears their neighbors. */
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

    /** A test, and the jump behind it. */
    int conditionalJump(int opcode, int a, int b, int c) {
        emit(opcode, a, b, c);
        return jump();
    }

    /** Notes that a jump goes to the next instruction. */
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
        if (Math.abs(distance) > Instructions.FARTHEST_JUMP) throw lexer.syntaxError("control structure too long");
        words[at] = Instructions.withJump(words[at], distance);
    }

    /** Appends a list of jumps to another; returns the joined list. */
    int join(int first, int second) {
        if (second == NO_JUMP) return first;
        if (first == NO_JUMP) return second;
        int list = first;
        for (int next = target(list); next != NO_JUMP; next = target(list)) list = next;
        fixJump(list, second);
        return first;
    }

    /** The instruction that controls a jump: the test in front of it, or the jump itself. */
    private int control(int at) {
        return at >= 1 && Opcode.isTest(Instructions.opcode(words[at - 1])) ? at - 1 : at;
    }

    /** Lets the comparison in front of a jump ask the opposite. */
    void invert(int jump) {
        int at = control(jump);
        setA(at, Instructions.a(words[at]) ^ 1);
    }

    /** Whether a jump of a list is not behind a test that leaves its value. */
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

    /** Sends the jumps of tests that leave a value in the register to one place, and all others to another. */
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
