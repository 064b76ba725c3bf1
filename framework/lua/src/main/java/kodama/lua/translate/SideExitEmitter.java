package kodama.lua.translate;

import static org.objectweb.asm.Opcodes.*;

import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;
import org.objectweb.asm.Label;

/**
 * How the method goes back to the machine: all ways out meet in one place, which writes the registers that count to the
 * coroutine's and notes where the call stood.
 */
final class SideExitEmitter {

    /** How the types begin of what takes a row, and the call that it is about. */
    private static final String CALL = "(I" + InternalNames.A_TRANSLATED + InternalNames.A_COROUTINE + "I";

    private final SourceFunction source;
    private final Registers registers;
    private final Constants constants;
    private final BytecodeWriter out;
    private final Label meeting = new Label();

    /** Where those ways meet first that lie behind calls. */
    private final Label meetingAtCalls = new Label();

    private boolean hasCalls;
    private final RegisterMaps masks;

    /** Where the rows of this method begin among those of all parts. */
    private final int firstRow;

    /** By the instruction behind a call that is known to give way, the registers that are then kept as numbers. */
    private final Map<Integer, Integer> keptAt = new HashMap<>();

    /** Registers with variables that others see when something is thrown. */
    private final BitSet shown = new BitSet();

    SideExitEmitter(SourceFunction source, Registers registers, Constants constants, BytecodeWriter out) {
        this.source = source;
        this.registers = registers;
        this.constants = constants;
        this.out = out;
        masks = new RegisterMaps(source.registers);
        firstRow = constants.exits().length;
    }

    /** Writes the way out at an instruction, of registers that count as far as they have a value. */
    void exit(int at, BitSet live, boolean isForInterpreter) {
        exit(at + (isForInterpreter ? RegisterMaps.FOR_INTERPRETER : 0), live);
    }

    /** Writes the way to an instruction that another part has. */
    void switchPart(int to, BitSet live) {
        exit(to + RegisterMaps.IN_ANOTHER_PART, live);
    }

    private void exit(long head, BitSet live) {
        out.push(row(head, live));
        out.jump(GOTO, meeting);
    }

    /** Adds a row; gives its place among all. */
    private int row(long head, BitSet live) {
        BitSet moving = registers.known(live);
        masks.numbers.or(registers.pairs(moving));
        return firstRow + masks.add(head, moving, registers.onlyNumbers(moving));
    }

    /** Others will see so many variables, from the first, if the instruction throws something. */
    void exposeVariables(int at, int variables) {
        BitSet visible = new BitSet();
        visible.set(0, variables);
        row(at + 1 + RegisterMaps.THROWN, visible);
        shown.or(registers.known(visible));
    }

    /**
     * Writes the way out at a call that has not come back: it has left, and this goes on behind it; or it did not
     * begin, and is the interpreter's.
     */
    void exitAtCall(int at, BitSet liveBehind, int[] placesBefore, BitSet liveBefore) {
        out.push(row(at + 1, liveBehind));
        registers.setLocations(placesBefore);
        row(at + RegisterMaps.FOR_INTERPRETER, liveBefore);
        out.jump(GOTO, meetingAtCalls);
        hasCalls = true;
    }

    /**
     * Writes the way out of a call that is known to give way: what counts there is written by code of its own, as that
     * happens once a frame for each task, and numbers that are read behind it are kept as such. It is for a function
     * that was entered from its frame, so variable arguments are where they belong.
     */
    void exitAtYield(int at, BitSet liveBehind, BitSet read) {
        Label other = new Label();
        out.local(ALOAD, registers.result);
        out.local(ALOAD, Registers.COROUTINE);
        out.local(ILOAD, Registers.BASE);
        out.call(InternalNames.SIDE_EXIT, "paused", "(" + InternalNames.A_VARARGS + InternalNames.A_COROUTINE + "I)Z");
        out.jump(IFEQ, other);
        BitSet counting = registers.known(liveBehind);
        BitSet numbers = registers.spillable(counting, read);
        counting.andNot(numbers);
        counting.stream().forEach(this::keep);
        keepCallee(source.code[at].callee());
        registers.spill(numbers);
        int kept = (int) mask(numbers);
        keptAt.put(at + 1, kept);
        out.local(ALOAD, Registers.COROUTINE);
        out.push(at + 1);
        out.push(kept);
        out.call(InternalNames.SIDE_EXIT, "pause", "(" + InternalNames.A_COROUTINE + "II)" + InternalNames.A_VARARGS);
        out.op(ARETURN);
        out.bind(other);
    }

    private static long mask(BitSet registers) {
        return registers.isEmpty() ? 0 : registers.toLongArray()[0];
    }

    /** Which registers the function has kept as numbers that goes on at an instruction, a bit for each. */
    int spilledAt(int next) {
        return keptAt.getOrDefault(next, 0);
    }

    private void keep(int register) {
        registers.pushArray();
        registers.pushIndex(register);
        if (registers.isValue(register)) registers.loadValue(register);
        else registers.pushPair(register);
        String type = registers.isValue(register) ? "" : "D";
        out.call(
                InternalNames.SIDE_EXIT,
                "keep",
                "(" + InternalNames.VALUES + "I" + InternalNames.A_VALUE + type + ")V");
    }

    private void keepCallee(int register) {
        registers.pushArray();
        registers.pushIndex(register);
        out.local(ALOAD, registers.callee);
        out.call(InternalNames.SIDE_EXIT, "keep", "(" + InternalNames.VALUES + "I" + InternalNames.A_VALUE + ")V");
    }

    /** Writes the place where all ways out meet, when all of them are known. */
    void write() {
        if (hasCalls) behindCall();
        out.bindWithNumber(meeting);
        for (int i = masks.moved.nextSetBit(0); i >= 0; i = masks.moved.nextSetBit(i + 1)) save(i);
        if (source.isVararg) saveRest();
        pushCall();
        out.local(ALOAD, Registers.FUNCTION);
        if (source.isVararg) out.local(ILOAD, Registers.FUNC);
        out.call(
                InternalNames.SIDE_EXIT,
                "leave",
                CALL + InternalNames.A_FUNCTION + (source.isVararg ? "I)" : ")") + InternalNames.A_VARARGS);
        registers.emitReturn();
        constants.addExits(masks.table());
    }

    private void behindCall() {
        out.bindWithNumber(meetingAtCalls);
        out.local(ALOAD, 0);
        out.local(ALOAD, Registers.COROUTINE);
        out.local(ALOAD, Registers.FUNCTION);
        out.local(ILOAD, Registers.BASE);
        out.local(ALOAD, registers.result);
        out.local(ALOAD, registers.callee);
        String call = "I" + InternalNames.A_TRANSLATED + InternalNames.A_COROUTINE + InternalNames.A_FUNCTION + "I";
        out.call(
                InternalNames.SIDE_EXIT,
                "behindCall",
                "(" + call + InternalNames.A_VARARGS + InternalNames.A_VALUE + ")I");
    }

    /** Pushes, behind the row, what all that happens on the way out takes. */
    private void pushCall() {
        out.local(ALOAD, 0);
        out.local(ALOAD, Registers.COROUTINE);
        out.local(ILOAD, Registers.BASE);
    }

    private void save(int register) {
        boolean mayBeNumber = masks.numbers.get(register);
        pushCall();
        out.push(register);
        registers.loadValue(register);
        if (mayBeNumber) registers.pushNumber(register);
        out.call(InternalNames.SIDE_EXIT, "save", CALL + "I" + InternalNames.A_VALUE + (mayBeNumber ? "D" : "") + ")I");
    }

    private void saveRest() {
        out.local(ALOAD, Registers.COROUTINE);
        out.local(ILOAD, Registers.FUNC);
        out.push(source.parameters);
        out.local(ALOAD, Registers.REST);
        out.call(
                InternalNames.EXIT_STUBS,
                "saveRest",
                "(" + InternalNames.A_COROUTINE + "II" + InternalNames.A_VARARGS + ")V");
    }

    /** Something was thrown: the machine has to know where, and what was being called; goes on throwing. */
    void rethrow(Label from) {
        out.handle(from);
        if (source.isVararg) saveRest();
        out.local(ALOAD, Registers.COROUTINE);
        out.local(ALOAD, Registers.FUNCTION);
        if (source.isVararg) out.local(ILOAD, Registers.FUNC);
        out.local(ILOAD, Registers.BASE);
        out.local(ILOAD, Registers.PC);
        out.local(ALOAD, registers.callee);
        String places = source.isVararg ? "III" : "II";
        String type = "(Ljava/lang/Throwable;" + InternalNames.A_COROUTINE + InternalNames.A_FUNCTION + places
                + InternalNames.A_VALUE + ")";
        out.call(InternalNames.SIDE_EXIT, "thrown", type + "Ljava/lang/Throwable;");
        if (!shown.isEmpty()) exposeVariables();
        out.op(ATHROW);
    }

    /** Writes the variables that others see of a call that something is thrown through. */
    private void exposeVariables() {
        out.local(ILOAD, Registers.PC);
        out.local(ALOAD, 0);
        out.push(firstRow);
        out.call(InternalNames.SIDE_EXIT, "ofThrown", "(I" + InternalNames.A_TRANSLATED + "I)I");
        shown.stream().forEach(this::save);
        out.op(POP);
    }
}
