package kodama.lua.translate;

import static org.objectweb.asm.Opcodes.*;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.function.Supplier;
import org.objectweb.asm.Label;

/**
 * Tracks the location of each Lua register while a method is emitted: as a value in a local variable, as a number in
 * another, in both, or as a pair, of which only run time shows which one holds it. Registers that closures share stay
 * in the coroutine. Emits the code that moves registers between locations.
 */
final class Registers {

    /** Location: as a value in a local variable. */
    static final int VALUE = 1;

    /** Location: as a number in a local variable. */
    static final int NUMBER = 2;

    /** Location: a pair; the number counts if the value is null. */
    static final int PAIR = 4;

    /** Shift of the constant's index, from 1, in the location of a number that is a constant. */
    private static final int CONSTANT_SHIFT = 3;

    private static final int LOCATION_MASK = VALUE | NUMBER | PAIR;

    /** Most registers that can be spilled as numbers while the function waits. */
    private static final int MAX_SPILLED = Integer.SIZE;

    /** Local variables that a number takes. */
    private static final int WIDE = 2;

    /** Local variables of a group: its slots, which take two, and its array of numbers. */
    private static final int GROUP_VARIABLES = 3;

    // Local variables of the method; 0 is the translated code.
    static final int COROUTINE = 1;
    static final int FUNCTION = 2;
    static final int BASE = 3;
    static final int PC = 4;
    /** In a function with varargs: its index among the coroutine's registers. */
    static final int FUNC = 5;
    /** The varargs, or null while they are in the coroutine's registers. */
    static final int REST = 6;

    private final SourceFunction source;
    private final EntryKind entryKind;
    private final Constants constants;
    private final BytecodeWriter out;
    private final int firstValue;

    // After the values: other variables that live longer than a block.

    final int callee;
    final int result;
    final int open;
    final int roundLimit;
    private final int firstPosition;
    private final int firstNumber;
    private final int firstGroup;

    // Temporary variables, used between two labels only.

    final int scratch;
    final int code;
    final int answer;
    final int number;

    /** Registers that are a number somewhere: only these have a local variable for it. */
    private final BitSet numbers;

    /** Those of them that this round has used. */
    final BitSet metNumbers = new BitSet();

    /** Number of field groups that are open at the same time; each has its own variables. */
    private final int groups;

    /** Number of groups that this round has used. */
    int metGroups;

    /** The location of each register; 0 if it has no value yet. */
    private int[] locations;

    Registers(
            SourceFunction source,
            EntryKind entryKind,
            Constants constants,
            BytecodeWriter out,
            BitSet numbers,
            int groups) {
        this.source = source;
        this.entryKind = entryKind;
        this.constants = constants;
        this.out = out;
        this.numbers = withVariables(source, entryKind, numbers);
        this.groups = groups;
        locations = new int[source.registers];
        firstValue = firstValue(source) + (entryKind.isNumberEntry() ? WIDE * source.parameters : 0);
        callee = firstValue + source.registers;
        result = callee + 1;
        open = result + 1;
        roundLimit = open + (source.hasLists() ? 1 : 0);
        firstPosition = roundLimit + (entryKind.isFrameEntry() ? 1 : 0);
        firstNumber = firstPosition + source.loops.cardinality();
        firstGroup = firstNumber + WIDE * this.numbers.cardinality();
        scratch = firstGroup + GROUP_VARIABLES * groups;
        code = scratch + 1;
        answer = code + 1;
        number = answer + 1;
    }

    /** Returns the number registers that need a variable; parameters passed as numbers have one already. */
    private static BitSet withVariables(SourceFunction source, EntryKind entryKind, BitSet numbers) {
        BitSet with = (BitSet) numbers.clone();
        if (entryKind.isNumberEntry()) with.clear(0, source.parameters);
        return with;
    }

    /** Returns the local variable of the first register; parameters come first. */
    static int firstValue(SourceFunction source) {
        return source.isVararg ? REST + 1 : FUNC;
    }

    /** Returns the types of the local variables for stack map frames. */
    static Object[] locals(SourceFunction source, EntryKind entryKind, BitSet numbers, int groups) {
        List<Object> all = new ArrayList<>(
                List.of(InternalNames.SELF, InternalNames.COROUTINE, InternalNames.FUNCTION, INTEGER, INTEGER));
        if (source.isVararg) all.addAll(List.of(INTEGER, InternalNames.VARARGS));
        if (entryKind.isNumberEntry()) for (int i = 0; i < source.parameters; i++) all.add(DOUBLE);
        for (int i = 0; i < source.registers; i++) all.add(InternalNames.VALUE);
        all.addAll(List.of(InternalNames.VALUE, InternalNames.VARARGS));
        if (source.hasLists()) all.add(InternalNames.VARARGS);
        if (entryKind.isFrameEntry()) all.add(INTEGER);
        for (int i = 0; i < source.loops.cardinality(); i++) all.add(INTEGER);
        int count = withVariables(source, entryKind, numbers).cardinality();
        for (int i = 0; i < count; i++) all.add(DOUBLE);
        for (int i = 0; i < groups; i++) all.addAll(List.of(LONG, "[J"));
        return all.toArray();
    }

    /** Returns the descriptor of the method: coroutine, function, base, pc, and the parameters. */
    static String methodType(SourceFunction source) {
        return "(" + InternalNames.A_COROUTINE + InternalNames.A_FUNCTION + "II"
                + (source.isVararg ? "I" + InternalNames.A_VARARGS : "")
                + InternalNames.A_VALUE.repeat(source.parameters) + ")" + InternalNames.A_VARARGS;
    }

    /** Returns the descriptor of the method whose parameters and result are numbers. */
    static String methodTypeOfNumbers(SourceFunction source) {
        return "(" + InternalNames.A_COROUTINE + InternalNames.A_FUNCTION + "II" + "D".repeat(source.parameters) + ")D";
    }

    /** Initializes all local variables, because the verifier requires those in stack map frames to be set. */
    void clearLocals() {
        for (int i = entryKind.isNumberEntry() ? 0 : source.parameters; i < source.registers; i++) clear(value(i));
        clear(callee);
        clear(result);
        if (source.hasLists()) clear(open);
        if (entryKind.isFrameEntry()) clearInteger(roundLimit);
        for (int i = 0; i < source.loops.cardinality(); i++) clearInteger(firstPosition + i);
        for (int i = numbers.nextSetBit(0); i >= 0; i = numbers.nextSetBit(i + 1)) {
            out.push(0.0);
            out.local(DSTORE, number(i));
        }
        for (int i = 0; i < groups; i++) clearGroup(i);
    }

    private void clearGroup(int group) {
        out.op(LCONST_0);
        out.local(LSTORE, slots(group));
        clear(slotNumbers(group));
    }

    private void clearInteger(int variable) {
        out.push(0);
        out.local(ISTORE, variable);
    }

    private void clear(int variable) {
        out.op(ACONST_NULL);
        out.local(ASTORE, variable);
    }

    private int value(int register) {
        return firstValue + register;
    }

    /** A register that earlier rounds did not know as a number shares a temporary variable in this round. */
    private int number(int register) {
        if (entryKind.isNumberEntry() && register < source.parameters) return FUNC + WIDE * register;
        metNumbers.set(register);
        if (!numbers.get(register)) return number;
        return firstNumber + WIDE * numbers.get(0, register).cardinality();
    }

    /** Returns the variable with the position of the generic loop at a register, where its control was found. */
    int position(int loop) {
        return firstPosition + source.loops.get(0, loop).cardinality();
    }

    /** Returns the variable with the slots of a group's fields. */
    int slots(int group) {
        metGroups = Math.max(metGroups, group + 1);
        return firstGroup + GROUP_VARIABLES * group;
    }

    /** Returns the variable with the number array of a group's table. */
    int slotNumbers(int group) {
        return slots(group) + 2;
    }

    // locations

    int[] locations() {
        return locations.clone();
    }

    /** Returns the locations without the constants that are known. */
    int[] bareLocations() {
        return Arrays.stream(locations)
                .map(location -> location & LOCATION_MASK)
                .toArray();
    }

    void setLocations(int[] where) {
        locations = where.clone();
    }

    int count() {
        return source.registers;
    }

    /** Whether a register is known to be a number; a shared one never is, as closures may change it. */
    boolean isNumber(int register) {
        return !source.shared.get(register) && (locations[register] & NUMBER) != 0;
    }

    /** Whether a register is a pair. */
    boolean isPair(int register) {
        return !source.shared.get(register) && (locations[register] & LOCATION_MASK) == PAIR;
    }

    /** Returns the registers that are known to be numbers. */
    BitSet numbers() {
        BitSet known = new BitSet();
        for (int i = 0; i < locations.length; i++) if (isNumber(i)) known.set(i);
        return known;
    }

    /** Whether a local variable holds the register as a value. */
    boolean isValue(int register) {
        return (locations[register] & VALUE) != 0;
    }

    boolean isShared(int register) {
        return source.shared.get(register);
    }

    // reading

    /** Pushes a register as a value, and keeps a value that was made of a number. */
    void pushValue(int register) {
        if (source.shared.get(register)) {
            pushHome(register);
            return;
        }
        ensureValue(register);
        out.local(ALOAD, value(register));
    }

    /** Pushes a register as a value that is not needed again. */
    void pushLastUse(int register) {
        if (isValue(register) || source.shared.get(register)) pushValue(register);
        else box(register);
    }

    /** Pushes a register as a value, or null if it is a number. */
    void pushUnlessNumber(int register) {
        if (isPair(register)) loadValue(register);
        else if (isNumber(register)) out.op(ACONST_NULL);
        else pushValue(register);
    }

    /** Pushes a register as a pair: a value, null for a number; and a number, unspecified for a value. */
    void pushPair(int register) {
        pushUnlessNumber(register);
        if (isNumber(register) || isPair(register)) pushNumber(register);
        else out.op(DCONST_0);
    }

    /** Prepares a register so that pushing it emits nothing else. */
    void prepareValue(int register) {
        if (!source.shared.get(register)) ensureValue(register);
    }

    /** Marks a register and all above it as having no value. */
    void forget(int from) {
        for (int i = from; i < source.registers; i++) locations[i] = 0;
    }

    private void ensureValue(int register) {
        if ((locations[register] & VALUE) != 0) return;
        box(register);
        out.local(ASTORE, value(register));
        locations[register] |= VALUE;
    }

    private void box(int register) {
        int constant = locations[register] >> CONSTANT_SHIFT;
        if (constant > 0) {
            constants.push(out, constant - 1);
            return;
        }
        if ((locations[register] & PAIR) != 0) {
            out.local(ALOAD, value(register));
            out.local(DLOAD, number(register));
            out.call(
                    InternalNames.PAIR_FAST_PATHS, "value", "(" + InternalNames.A_VALUE + "D)" + InternalNames.A_VALUE);
        } else {
            out.local(DLOAD, number(register));
            out.call(InternalNames.REAL, "of", "(D)" + InternalNames.A_REAL);
        }
    }

    private void pushHome(int register) {
        pushArray();
        pushIndex(register);
        out.op(AALOAD);
    }

    /** Pushes the coroutine's register array. */
    void pushArray() {
        out.local(ALOAD, COROUTINE);
        out.field(GETFIELD, InternalNames.COROUTINE, "stack", InternalNames.VALUES);
    }

    /** Pushes the index of a register in that array. */
    void pushIndex(int register) {
        out.local(ILOAD, BASE);
        if (register == 0) return;
        out.push(register);
        out.op(IADD);
    }

    /** Makes sure that a register is a number; jumps to {@code otherwise} if it is not. */
    void ensureNumber(int register, Label otherwise) {
        if (isNumber(register)) return;
        if (isPair(register)) {
            unboxPair(register, otherwise);
        } else if (isValue(register) && !source.shared.get(register)) {
            unbox(value(register), register, otherwise);
        } else {
            pushValue(register);
            out.local(ASTORE, scratch);
            unbox(scratch, register, otherwise);
        }
        if (!source.shared.get(register)) locations[register] |= NUMBER;
    }

    /** Pushes a register that is known to be a number. */
    void pushNumber(int register) {
        out.local(DLOAD, number(register));
    }

    private void unboxPair(int register, Label otherwise) {
        Label isNumber = new Label();
        out.local(ALOAD, value(register));
        out.jump(IFNULL, isNumber);
        unbox(value(register), register, otherwise);
        out.bind(isNumber);
    }

    private void unbox(int variable, int register, Label otherwise) {
        out.local(ALOAD, variable);
        out.type(INSTANCEOF, InternalNames.REAL);
        out.jump(IFEQ, otherwise);
        out.local(ALOAD, variable);
        out.type(CHECKCAST, InternalNames.REAL);
        out.field(GETFIELD, InternalNames.REAL, "v", "D");
        out.local(DSTORE, number(register));
    }

    // writing

    /** Stores a value from the operand stack. */
    void setValue(int register) {
        out.local(ASTORE, value(register));
        locations[register] = VALUE;
        if (source.shared.get(register)) writeHome(register);
    }

    /** Stores a number from the operand stack. */
    void setNumber(int register) {
        setNumber(register, NUMBER);
    }

    /** Stores a constant number from the operand stack; the constant's value needs no new box. */
    void setConstant(int register, int constant) {
        setNumber(register, NUMBER | constant + 1 << CONSTANT_SHIFT);
    }

    private void setNumber(int register, int location) {
        out.local(DSTORE, number(register));
        locations[register] = location;
        if (!source.shared.get(register)) return;
        ensureValue(register);
        writeHome(register);
    }

    /** Stores a pair from the operand stack: a value, null for a number, above the number. */
    void setPair(int register) {
        out.local(ASTORE, value(register));
        setNumber(register, PAIR);
    }

    void copy(int from, int to) {
        if (from == to) return;
        if (isNumber(from)) {
            pushNumber(from);
            setNumber(to, locations[from] & ~(VALUE | PAIR));
        } else if (isPair(from)) {
            pushNumber(from);
            loadValue(from);
            setPair(to);
        } else {
            pushValue(from);
            setValue(to);
        }
    }

    /** Writes the value in a local variable to the coroutine's registers. */
    private void writeHome(int register) {
        pushArray();
        pushIndex(register);
        out.local(ALOAD, value(register));
        out.op(AASTORE);
    }

    /** Takes over the parameters, and writes shared ones to the coroutine. */
    void takeParameters() {
        for (int i = 0; i < source.parameters; i++) {
            locations[i] = entryKind.isNumberEntry() ? NUMBER : VALUE;
            if (source.shared.get(i)) writeHome(i);
        }
    }

    // exits

    /** Returns those of some registers that have a value and are not shared. */
    BitSet known(BitSet some) {
        BitSet known = new BitSet();
        some.stream().filter(i -> locations[i] != 0 && !source.shared.get(i)).forEach(known::set);
        return known;
    }

    /** Returns those of some registers that are in a local variable only as numbers. */
    BitSet onlyNumbers(BitSet some) {
        BitSet numbers = new BitSet();
        some.stream().filter(i -> (locations[i] & (VALUE | NUMBER)) == NUMBER).forEach(numbers::set);
        return numbers;
    }

    /**
     * Returns those of some registers that can be spilled as numbers when the function yields: all that are read later.
     */
    BitSet spillable(BitSet some, BitSet read) {
        BitSet numbers = new BitSet();
        some.stream().filter(i -> i < MAX_SPILLED && isNumber(i) && read.get(i)).forEach(numbers::set);
        return numbers;
    }

    /** Writes numbers to the coroutine's spill slots, and clears their registers. */
    void spill(BitSet numbers) {
        if (numbers.isEmpty()) return;
        out.local(ALOAD, COROUTINE);
        out.push(numbers.cardinality());
        out.call(InternalNames.UNBOXED_SPILLS, "slots", "(" + InternalNames.A_COROUTINE + "I)[D");
        out.local(ASTORE, scratch);
        int slot = 0;
        for (int i = numbers.nextSetBit(0); i >= 0; i = numbers.nextSetBit(i + 1)) {
            out.local(ALOAD, scratch);
            out.push(slot++);
            pushNumber(i);
            out.op(DASTORE);
            pushArray();
            pushIndex(i);
            out.call(InternalNames.UNBOXED_SPILLS, "clear", "(" + InternalNames.VALUES + "I)V");
        }
    }

    /** Returns those of some registers that are pairs. */
    BitSet pairs(BitSet some) {
        BitSet pairs = new BitSet();
        some.stream().filter(this::isPair).forEach(pairs::set);
        return pairs;
    }

    /** Pushes the variable of a register's value, whether it holds one or not. */
    void loadValue(int register) {
        out.local(ALOAD, value(register));
    }

    /** Returns the {@code Varargs} on the operand stack, converted to a number in a method that returns one. */
    void emitReturn() {
        if (entryKind.isNumberEntry()) returnNumber(InternalNames.A_VARARGS);
        else out.op(ARETURN);
    }

    /** Returns a register's value from the method. */
    void emitReturn(int register) {
        if (entryKind.isNumberEntry() && isNumber(register)) {
            pushNumber(register);
            returnNumber("D");
        } else {
            pushLastUse(register);
            emitReturn();
        }
    }

    private void returnNumber(String type) {
        out.local(ALOAD, COROUTINE);
        out.call(InternalNames.CALL_TARGET, "number", "(" + type + InternalNames.A_COROUTINE + ")D");
        out.op(DRETURN);
    }

    // merging

    /** Returns the location that two paths have in common; 0 if one of them does not have the register. */
    static int common(int one, int other, boolean mayBePair) {
        int both = one & other;
        boolean isSure = (both & (VALUE | NUMBER)) != 0 || one == other;
        if (isSure || one == 0 || other == 0) return both;
        return mayBePair ? PAIR : VALUE;
    }

    /** Moves registers to the locations that the target of a jump expects. */
    void conform(BitSet registers, int[] wanted, Supplier<Label> otherwise) {
        for (int i = registers.nextSetBit(0); i >= 0; i = registers.nextSetBit(i + 1)) {
            if ((wanted[i] & VALUE) != 0 && locations[i] != 0) ensureValue(i);
            if ((wanted[i] & NUMBER) != 0 && (locations[i] & NUMBER) == 0) ensureNumber(i, otherwise.get());
            if ((wanted[i] & PAIR) != 0) ensurePair(i);
        }
    }

    private void ensurePair(int register) {
        if ((locations[register] & LOCATION_MASK) != NUMBER) return;
        clear(value(register));
        locations[register] |= PAIR;
    }

    /** Reloads registers for an entry point; {@code kept} are the spilled ones, a bit each. */
    void reload(BitSet registers, int[] wanted, int kept, Label refused) {
        locations = new int[source.registers];
        for (int i = registers.nextSetBit(0); i >= 0; i = registers.nextSetBit(i + 1)) {
            if (wanted[i] == 0) continue;
            if (i < MAX_SPILLED && (kept >>> i & 1) != 0) enterNumber(i, slot(i, kept), wanted[i]);
            else reload(i, wanted[i], refused);
        }
    }

    private void reload(int register, int wanted, Label refused) {
        pushHome(register);
        int variable = (wanted & (VALUE | PAIR)) != 0 ? value(register) : scratch;
        out.local(ASTORE, variable);
        if ((wanted & NUMBER) != 0) unbox(variable, register, refused);
    }

    /** Returns the spill slot of a register: the number of spilled ones below it. */
    private static int slot(int register, int kept) {
        return Integer.bitCount(kept & (1 << register) - 1);
    }

    private void enterNumber(int register, int slot, int wanted) {
        out.local(ALOAD, COROUTINE);
        out.field(GETFIELD, InternalNames.COROUTINE, "numbers", "[D");
        out.push(slot);
        out.op(DALOAD);
        setNumber(register, NUMBER);
        if ((wanted & PAIR) != 0) clear(value(register));
        if ((wanted & VALUE) != 0) ensureValue(register);
    }
}
