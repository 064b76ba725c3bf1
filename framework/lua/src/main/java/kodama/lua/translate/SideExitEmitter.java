package kodama.lua.translate;

import static org.objectweb.asm.Opcodes.*;

import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;
import org.objectweb.asm.Label;

/**
 * Emits the side exits of a method. All exits jump to one common tail, which writes the live registers back to the
 * coroutine and records where the call was; the operand is the exit's row in the {@linkplain RegisterMaps exit table}.
 */
final class SideExitEmitter {

    /** Beginning of the descriptor of routines that take a row and the call it belongs to. */
    private static final String CALL = "(I" + InternalNames.A_TRANSLATED + InternalNames.A_COROUTINE + "I";

    private final SourceFunction source;
    private final Registers registers;
    private final Constants constants;
    private final BytecodeWriter out;
    private final Label commonTail = new Label();

    /** Common tail of the exits after calls; it continues at {@link #commonTail}. */
    private final Label tailAfterCalls = new Label();

    private boolean hasCalls;
    private final RegisterMaps registerMaps;

    /** Index of this method's first row among those of all parts. */
    private final int firstRow;

    /** For each instruction after a call that yields, the registers that are spilled as numbers there. */
    private final Map<Integer, Integer> spilledAt = new HashMap<>();

    /** Registers with variables that others may inspect when an error is thrown. */
    private final BitSet exposed = new BitSet();

    SideExitEmitter(SourceFunction source, Registers registers, Constants constants, BytecodeWriter out) {
        this.source = source;
        this.registers = registers;
        this.constants = constants;
        this.out = out;
        registerMaps = new RegisterMaps(source.registers);
        firstRow = constants.exitRows().length;
    }

    /** Emits an exit at an instruction, which saves those of the live registers that have a value. */
    void exit(int at, BitSet live, boolean isForInterpreter) {
        exit(at + (isForInterpreter ? RegisterMaps.FOR_INTERPRETER : 0), live);
    }

    /** Emits the exit to an instruction in another part. */
    void switchPart(int to, BitSet live) {
        exit(to + RegisterMaps.IN_ANOTHER_PART, live);
    }

    private void exit(long head, BitSet live) {
        out.push(row(head, live));
        out.jump(GOTO, commonTail);
    }

    /** Adds a row; returns its index. */
    private int row(long head, BitSet live) {
        BitSet moving = registers.known(live);
        registerMaps.numbers.or(registers.pairs(moving));
        return firstRow + registerMaps.add(head, moving, registers.onlyNumbers(moving));
    }

    /** Makes the first {@code variables} registers visible to others if the instruction throws. */
    void exposeVariables(int at, int variables) {
        BitSet visible = new BitSet();
        visible.set(0, variables);
        row(at + 1 + RegisterMaps.THROWN, visible);
        exposed.or(registers.known(visible));
    }

    /**
     * Emits the exit at a call that did not return. If the callee exited, this function exits too and continues after
     * the call; if the callee was refused, the interpreter makes the call.
     */
    void exitAtCall(int at, BitSet liveBehind, int[] locationsBefore, BitSet liveBefore) {
        out.push(row(at + 1, liveBehind));
        registers.setLocations(locationsBefore);
        row(at + RegisterMaps.FOR_INTERPRETER, liveBefore);
        out.jump(GOTO, tailAfterCalls);
        hasCalls = true;
    }

    /**
     * Emits the exit at a call that usually yields. It runs once per frame for each task, so it has its own code to
     * save the live registers, and numbers that are read later are spilled unboxed. Used in functions entered from
     * their frame, so varargs are already in place.
     */
    void exitAtYield(int at, BitSet liveBehind, BitSet read) {
        Label other = new Label();
        out.local(ALOAD, registers.result);
        out.local(ALOAD, Registers.COROUTINE);
        out.local(ILOAD, Registers.BASE);
        out.call(
                InternalNames.SIDE_EXIT,
                "hasYielded",
                "(" + InternalNames.A_VARARGS + InternalNames.A_COROUTINE + "I)Z");
        out.jump(IFEQ, other);
        BitSet counting = registers.known(liveBehind);
        BitSet numbers = registers.spillable(counting, read);
        counting.andNot(numbers);
        counting.stream().forEach(this::keep);
        keepCallee(source.code[at].callee());
        registers.spill(numbers);
        int kept = (int) mask(numbers);
        spilledAt.put(at + 1, kept);
        out.local(ALOAD, Registers.COROUTINE);
        out.push(at + 1);
        out.push(kept);
        out.call(
                InternalNames.SIDE_EXIT,
                "exitAtYield",
                "(" + InternalNames.A_COROUTINE + "II)" + InternalNames.A_VARARGS);
        out.op(ARETURN);
        out.bind(other);
    }

    private static long mask(BitSet registers) {
        return registers.isEmpty() ? 0 : registers.toLongArray()[0];
    }

    /** Returns the registers that are spilled as numbers when the function resumes at an instruction, one bit each. */
    int spilledAt(int next) {
        return spilledAt.getOrDefault(next, 0);
    }

    private void keep(int register) {
        registers.pushArray();
        registers.pushIndex(register);
        if (registers.isValue(register)) registers.loadValue(register);
        else registers.pushPair(register);
        String type = registers.isValue(register) ? "" : "D";
        out.call(
                InternalNames.SIDE_EXIT,
                "write",
                "(" + InternalNames.VALUES + "I" + InternalNames.A_VALUE + type + ")V");
    }

    private void keepCallee(int register) {
        registers.pushArray();
        registers.pushIndex(register);
        out.local(ALOAD, registers.callee);
        out.call(InternalNames.SIDE_EXIT, "write", "(" + InternalNames.VALUES + "I" + InternalNames.A_VALUE + ")V");
    }

    /** Emits the common tail, after all exits are known. */
    void write() {
        if (hasCalls) bindTailAfterCalls();
        out.bindWithNumber(commonTail);
        for (int i = registerMaps.moved.nextSetBit(0); i >= 0; i = registerMaps.moved.nextSetBit(i + 1)) save(i);
        if (source.isVararg) saveRest();
        pushCall();
        out.local(ALOAD, Registers.FUNCTION);
        if (source.isVararg) out.local(ILOAD, Registers.FUNC);
        out.call(
                InternalNames.SIDE_EXIT,
                "exit",
                CALL + InternalNames.A_FUNCTION + (source.isVararg ? "I)" : ")") + InternalNames.A_VARARGS);
        registers.emitReturn();
        constants.addExitRows(registerMaps.table());
    }

    private void bindTailAfterCalls() {
        out.bindWithNumber(tailAfterCalls);
        out.local(ALOAD, 0);
        out.local(ALOAD, Registers.COROUTINE);
        out.local(ALOAD, Registers.FUNCTION);
        out.local(ILOAD, Registers.BASE);
        out.local(ALOAD, registers.result);
        out.local(ALOAD, registers.callee);
        String call = "I" + InternalNames.A_TRANSLATED + InternalNames.A_COROUTINE + InternalNames.A_FUNCTION + "I";
        out.call(
                InternalNames.SIDE_EXIT,
                "selectRow",
                "(" + call + InternalNames.A_VARARGS + InternalNames.A_VALUE + ")I");
    }

    /** Pushes, above the row, the arguments that all exit routines take. */
    private void pushCall() {
        out.local(ALOAD, 0);
        out.local(ALOAD, Registers.COROUTINE);
        out.local(ILOAD, Registers.BASE);
    }

    private void save(int register) {
        boolean mayBeNumber = registerMaps.numbers.get(register);
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
                "saveVarargs",
                "(" + InternalNames.A_COROUTINE + "II" + InternalNames.A_VARARGS + ")V");
    }

    /** Emits the exception handler: records the location of the call and its callee, then rethrows. */
    void rethrow(Label from) {
        out.handle(from);
        if (source.isVararg) saveRest();
        out.local(ALOAD, Registers.COROUTINE);
        out.local(ALOAD, Registers.FUNCTION);
        if (source.isVararg) out.local(ILOAD, Registers.FUNC);
        out.local(ILOAD, Registers.BASE);
        out.local(ILOAD, Registers.PC);
        out.local(ALOAD, registers.callee);
        String integers = source.isVararg ? "III" : "II";
        String type = "(Ljava/lang/Throwable;" + InternalNames.A_COROUTINE + InternalNames.A_FUNCTION + integers
                + InternalNames.A_VALUE + ")";
        out.call(InternalNames.SIDE_EXIT, "recordThrown", type + "Ljava/lang/Throwable;");
        if (!exposed.isEmpty()) exposeVariables();
        out.op(ATHROW);
    }

    /** Saves the variables that others may inspect in a call through which an error is thrown. */
    private void exposeVariables() {
        out.local(ILOAD, Registers.PC);
        out.local(ALOAD, 0);
        out.push(firstRow);
        out.call(InternalNames.SIDE_EXIT, "findThrownRow", "(I" + InternalNames.A_TRANSLATED + "I)I");
        exposed.stream().forEach(this::save);
        out.op(POP);
    }
}
