package kodama.lua.translate;

import static org.objectweb.asm.Opcodes.*;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.function.Supplier;
import org.objectweb.asm.Label;

/**
 * Where the value of each register is at the moment: as a value in a local variable, as a number in another, in both,
 * or in either of them, which is only known when the function runs. Registers that closures share stay in the
 * coroutine's. Writes what moves them.
 */
final class Registers {

    /** In a local variable, as a value. */
    static final int VALUE = 1;

    /** In a local variable, as a number. */
    static final int NUMBER = 2;

    /** In the local variable for a number if the one for a value is null, else in that one. */
    static final int PAIR = 4;

    /** Above these stands, for a number that is a constant, which one: by its place among the constants, from 1. */
    private static final int CONSTANT_AT = 3;

    private static final int PLACES = VALUE | NUMBER | PAIR;

    /** So many registers may be kept as numbers while the function waits. */
    private static final int KEPT = Integer.SIZE;

    /** Local variables that a number takes. */
    private static final int WIDE = 2;

    /** A group's slots, which take two, and its numbers. */
    private static final int GROUP_VARIABLES = 3;

    // Local variables of the method; 0 is the translated function.
    static final int COROUTINE = 1;
    static final int FUNCTION = 2;
    static final int BASE = 3;
    static final int PC = 4;
    /** Of a function with variable arguments: where it stands in the coroutine's registers. */
    static final int FUNC = 5;
    /** The variable arguments, or null when the coroutine's registers have them. */
    static final int REST = 6;

    private final SourceFunction source;
    private final EntryKind entrance;
    private final Constants constants;
    private final BytecodeWriter out;
    private final int firstValue;

    // Behind the values: variables of the method's own.

    final int callee;
    final int result;
    final int open;
    final int patience;
    private final int firstPosition;
    private final int firstNumber;
    private final int firstGroup;

    // And those that hold something between two labels only.

    final int scratch;
    final int code;
    final int answer;
    final int number;

    /** Registers that are a number somewhere: only these have a variable for one. */
    private final BitSet numbers;

    /** Those of them that were met in writing. */
    final BitSet metNumbers = new BitSet();

    /** How many groups of fields there are at a time: each has variables for what is known of its table. */
    private final int groups;

    /** How many of these were met in writing. */
    int metGroups;

    /** The places of each register; 0 for one that has no value yet. */
    private int[] places;

    Registers(
            SourceFunction source,
            EntryKind entrance,
            Constants constants,
            BytecodeWriter out,
            BitSet numbers,
            int groups) {
        this.source = source;
        this.entrance = entrance;
        this.constants = constants;
        this.out = out;
        this.numbers = withVariables(source, entrance, numbers);
        this.groups = groups;
        places = new int[source.registers];
        firstValue = firstValue(source) + (entrance.isNumberEntry() ? WIDE * source.parameters : 0);
        callee = firstValue + source.registers;
        result = callee + 1;
        open = result + 1;
        patience = open + (source.hasLists() ? 1 : 0);
        firstPosition = patience + (entrance.isFrameEntry() ? 1 : 0);
        firstNumber = firstPosition + source.loops.cardinality();
        firstGroup = firstNumber + WIDE * this.numbers.cardinality();
        scratch = firstGroup + GROUP_VARIABLES * groups;
        code = scratch + 1;
        answer = code + 1;
        number = answer + 1;
    }

    /** Numbers that get a variable; parameters that come as numbers have one. */
    private static BitSet withVariables(SourceFunction source, EntryKind entrance, BitSet numbers) {
        BitSet with = (BitSet) numbers.clone();
        if (entrance.isNumberEntry()) with.clear(0, source.parameters);
        return with;
    }

    /** The local variable of the first parameter; these are the first registers. */
    static int firstValue(SourceFunction source) {
        return source.isVararg ? REST + 1 : FUNC;
    }

    /** The types of the local variables, as stack maps name them. */
    static Object[] locals(SourceFunction source, EntryKind entrance, BitSet numbers, int groups) {
        List<Object> all = new ArrayList<>(
                List.of(InternalNames.SELF, InternalNames.COROUTINE, InternalNames.FUNCTION, INTEGER, INTEGER));
        if (source.isVararg) all.addAll(List.of(INTEGER, InternalNames.VARARGS));
        if (entrance.isNumberEntry()) for (int i = 0; i < source.parameters; i++) all.add(DOUBLE);
        for (int i = 0; i < source.registers; i++) all.add(InternalNames.VALUE);
        all.addAll(List.of(InternalNames.VALUE, InternalNames.VARARGS));
        if (source.hasLists()) all.add(InternalNames.VARARGS);
        if (entrance.isFrameEntry()) all.add(INTEGER);
        for (int i = 0; i < source.loops.cardinality(); i++) all.add(INTEGER);
        int count = withVariables(source, entrance, numbers).cardinality();
        for (int i = 0; i < count; i++) all.add(DOUBLE);
        for (int i = 0; i < groups; i++) all.addAll(List.of(LONG, "[J"));
        return all.toArray();
    }

    /** The type of the method: the coroutine, the function, its first register, where to begin, and its parameters. */
    static String methodType(SourceFunction source) {
        return "(" + InternalNames.A_COROUTINE + InternalNames.A_FUNCTION + "II"
                + (source.isVararg ? "I" + InternalNames.A_VARARGS : "")
                + InternalNames.A_VALUE.repeat(source.parameters) + ")" + InternalNames.A_VARARGS;
    }

    /** The same for parameters that are numbers. */
    static String methodTypeOfNumbers(SourceFunction source) {
        return "(" + InternalNames.A_COROUTINE + InternalNames.A_FUNCTION + "II" + "D".repeat(source.parameters) + ")D";
    }

    /** The verifier wants every variable set that it is told of at labels. */
    void clearLocals() {
        for (int i = entrance.isNumberEntry() ? 0 : source.parameters; i < source.registers; i++) clear(value(i));
        clear(callee);
        clear(result);
        if (source.hasLists()) clear(open);
        if (entrance.isFrameEntry()) clearInteger(patience);
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

    /** A register that was not known to be one has no variable of its own in this round of writing. */
    private int number(int register) {
        if (entrance.isNumberEntry() && register < source.parameters) return FUNC + WIDE * register;
        metNumbers.set(register);
        if (!numbers.get(register)) return number;
        return firstNumber + WIDE * numbers.get(0, register).cardinality();
    }

    /** The variable for the position of a generic loop that begins at a register: where its control was found. */
    int position(int loop) {
        return firstPosition + source.loops.get(0, loop).cardinality();
    }

    /** The variable for the slots of a group's fields. */
    int slots(int group) {
        metGroups = Math.max(metGroups, group + 1);
        return firstGroup + GROUP_VARIABLES * group;
    }

    /** The variable for the numbers of its table. */
    int slotNumbers(int group) {
        return slots(group) + 2;
    }

    // places

    int[] locations() {
        return places.clone();
    }

    /** Without what else is known of them. */
    int[] bareLocations() {
        return Arrays.stream(places).map(place -> place & PLACES).toArray();
    }

    void setLocations(int[] where) {
        places = where.clone();
    }

    int count() {
        return source.registers;
    }

    /** Whether it is known as a number; what closures share may be anything at any time. */
    boolean isNumber(int register) {
        return !source.shared.get(register) && (places[register] & NUMBER) != 0;
    }

    /** Whether it is known when the function runs whether it is a value or a number, and not before. */
    boolean isPair(int register) {
        return !source.shared.get(register) && (places[register] & PLACES) == PAIR;
    }

    /** Those that are known as numbers. */
    BitSet numbers() {
        BitSet known = new BitSet();
        for (int i = 0; i < places.length; i++) if (isNumber(i)) known.set(i);
        return known;
    }

    /** Whether a local variable holds the value. */
    boolean isValue(int register) {
        return (places[register] & VALUE) != 0;
    }

    boolean isShared(int register) {
        return source.shared.get(register);
    }

    // reading

    /** Pushes a register as a value. */
    void pushValue(int register) {
        if (source.shared.get(register)) {
            pushHome(register);
            return;
        }
        ensureValue(register);
        out.local(ALOAD, value(register));
    }

    /** Pushes a register as a value that no one asks for again. */
    void pushLastUse(int register) {
        if (isValue(register) || source.shared.get(register)) pushValue(register);
        else box(register);
    }

    /** Pushes a register as a value, or null for a number. */
    void pushUnlessNumber(int register) {
        if (isPair(register)) loadValue(register);
        else if (isNumber(register)) out.op(ACONST_NULL);
        else pushValue(register);
    }

    /** Pushes a register as a value and a number: the value is null for a number, the number is any for a value. */
    void pushPair(int register) {
        pushUnlessNumber(register);
        if (isNumber(register) || isPair(register)) pushNumber(register);
        else out.op(DCONST_0);
    }

    /** Sees to it that pushing it writes nothing but that. */
    void prepareValue(int register) {
        if (!source.shared.get(register)) ensureValue(register);
    }

    /** From here on registers have no value. */
    void forget(int from) {
        for (int i = from; i < source.registers; i++) places[i] = 0;
    }

    private void ensureValue(int register) {
        if ((places[register] & VALUE) != 0) return;
        box(register);
        out.local(ASTORE, value(register));
        places[register] |= VALUE;
    }

    private void box(int register) {
        int constant = places[register] >> CONSTANT_AT;
        if (constant > 0) {
            constants.push(out, constant - 1);
            return;
        }
        if ((places[register] & PAIR) != 0) {
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

    /** Pushes the coroutine's registers. */
    void pushArray() {
        out.local(ALOAD, COROUTINE);
        out.field(GETFIELD, InternalNames.COROUTINE, "stack", InternalNames.VALUES);
    }

    /** Pushes where a register is in the coroutine's. */
    void pushIndex(int register) {
        out.local(ILOAD, BASE);
        if (register == 0) return;
        out.push(register);
        out.op(IADD);
    }

    /** Sees to it that a register is known as a number; leaves if it is none. */
    void ensureNumber(int register, Label otherwise) {
        if (isNumber(register)) return;
        if (isPair(register)) {
            unboxEither(register, otherwise);
        } else if (isValue(register) && !source.shared.get(register)) {
            unbox(value(register), register, otherwise);
        } else {
            pushValue(register);
            out.local(ASTORE, scratch);
            unbox(scratch, register, otherwise);
        }
        if (!source.shared.get(register)) places[register] |= NUMBER;
    }

    /** Pushes a number that is known as one. */
    void pushNumber(int register) {
        out.local(DLOAD, number(register));
    }

    private void unboxEither(int register, Label otherwise) {
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

    /** Takes a value from the operand stack. */
    void setValue(int register) {
        out.local(ASTORE, value(register));
        places[register] = VALUE;
        if (source.shared.get(register)) writeHome(register);
    }

    /** Takes a number from the operand stack. */
    void setNumber(int register) {
        setNumber(register, NUMBER);
    }

    /** Takes a number from the operand stack that is a constant: to make a value of it takes no box. */
    void setConstant(int register, int constant) {
        setNumber(register, NUMBER | constant + 1 << CONSTANT_AT);
    }

    private void setNumber(int register, int place) {
        out.local(DSTORE, number(register));
        places[register] = place;
        if (!source.shared.get(register)) return;
        ensureValue(register);
        writeHome(register);
    }

    /** Takes a value from the operand stack, or null for the number below it. */
    void setPair(int register) {
        out.local(ASTORE, value(register));
        setNumber(register, PAIR);
    }

    void copy(int from, int to) {
        if (from == to) return;
        if (isNumber(from)) {
            pushNumber(from);
            setNumber(to, places[from] & ~(VALUE | PAIR));
        } else if (isPair(from)) {
            pushNumber(from);
            loadValue(from);
            setPair(to);
        } else {
            pushValue(from);
            setValue(to);
        }
    }

    /** Writes the value that a local variable holds to the coroutine's registers. */
    private void writeHome(int register) {
        pushArray();
        pushIndex(register);
        out.local(ALOAD, value(register));
        out.op(AASTORE);
    }

    /** Takes the parameters, and writes those that closures share where those find them. */
    void takeParameters() {
        for (int i = 0; i < source.parameters; i++) {
            places[i] = entrance.isNumberEntry() ? NUMBER : VALUE;
            if (source.shared.get(i)) writeHome(i);
        }
    }

    // leaving

    /** Those of some registers that have a value, and are not where closures share them. */
    BitSet known(BitSet some) {
        BitSet known = new BitSet();
        some.stream().filter(i -> places[i] != 0 && !source.shared.get(i)).forEach(known::set);
        return known;
    }

    /** Those of some registers that are in a local variable as numbers alone. */
    BitSet onlyNumbers(BitSet some) {
        BitSet numbers = new BitSet();
        some.stream().filter(i -> (places[i] & (VALUE | NUMBER)) == NUMBER).forEach(numbers::set);
        return numbers;
    }

    /** Those of some registers that a function keeps as numbers when it gives way and they are read behind that. */
    BitSet spillable(BitSet some, BitSet read) {
        BitSet numbers = new BitSet();
        some.stream().filter(i -> i < KEPT && isNumber(i) && read.get(i)).forEach(numbers::set);
        return numbers;
    }

    /** Writes numbers where the coroutine keeps them, and lets go of what was in their registers. */
    void spill(BitSet numbers) {
        if (numbers.isEmpty()) return;
        out.local(ALOAD, COROUTINE);
        out.push(numbers.length());
        out.call(InternalNames.UNBOXED_SPILLS, "roomFor", "(" + InternalNames.A_COROUTINE + "I)[D");
        out.local(ASTORE, scratch);
        for (int i = numbers.nextSetBit(0); i >= 0; i = numbers.nextSetBit(i + 1)) {
            out.local(ALOAD, scratch);
            out.push(i);
            pushNumber(i);
            out.op(DASTORE);
            pushArray();
            pushIndex(i);
            out.call(InternalNames.UNBOXED_SPILLS, "letGo", "(" + InternalNames.VALUES + "I)V");
        }
    }

    /** Those of some registers that are in either of two variables. */
    BitSet pairs(BitSet some) {
        BitSet eithers = new BitSet();
        some.stream().filter(this::isPair).forEach(eithers::set);
        return eithers;
    }

    /** Pushes the variable for a register's value, whether it has one now or not. */
    void loadValue(int register) {
        out.local(ALOAD, value(register));
    }

    /** Returns the list of values on the operand stack, of which a method that gives back numbers makes one. */
    void emitReturn() {
        if (entrance.isNumberEntry()) giveBackNumber(InternalNames.A_VARARGS);
        else out.op(ARETURN);
    }

    /** Returns a register's value. */
    void emitReturn(int register) {
        if (entrance.isNumberEntry() && isNumber(register)) {
            pushNumber(register);
            giveBackNumber("D");
        } else {
            pushLastUse(register);
            emitReturn();
        }
    }

    private void giveBackNumber(String type) {
        out.local(ALOAD, COROUTINE);
        out.call(InternalNames.CALL_TARGET, "number", "(" + type + InternalNames.A_COROUTINE + ")D");
        out.op(DRETURN);
    }

    // joining

    /** Where two ways have a register in common; of a register that one of them does not have, nowhere. */
    static int common(int one, int other, boolean mayBeEither) {
        int both = one & other;
        boolean isSure = (both & (VALUE | NUMBER)) != 0 || one == other;
        if (isSure || one == 0 || other == 0) return both;
        return mayBeEither ? PAIR : VALUE;
    }

    /** Puts registers into at least the places that the other end of a jump reads them from. */
    void conform(BitSet registers, int[] wanted, Supplier<Label> otherwise) {
        for (int i = registers.nextSetBit(0); i >= 0; i = registers.nextSetBit(i + 1)) {
            if ((wanted[i] & VALUE) != 0 && places[i] != 0) ensureValue(i);
            if ((wanted[i] & NUMBER) != 0 && (places[i] & NUMBER) == 0) ensureNumber(i, otherwise.get());
            if ((wanted[i] & PAIR) != 0) ensureEither(i);
        }
    }

    private void ensureEither(int register) {
        if ((places[register] & PLACES) != NUMBER) return;
        clear(value(register));
        places[register] |= PAIR;
    }

    /** Loads registers for a block that the machine enters: all are the coroutine's, some of them kept as numbers. */
    void reload(BitSet registers, int[] wanted, int kept, Label refused) {
        places = new int[source.registers];
        for (int i = registers.nextSetBit(0); i >= 0; i = registers.nextSetBit(i + 1)) {
            if (wanted[i] == 0) continue;
            if (i < KEPT && (kept >>> i & 1) != 0) enterNumber(i, wanted[i]);
            else reload(i, wanted[i], refused);
        }
    }

    private void reload(int register, int wanted, Label refused) {
        pushHome(register);
        int variable = (wanted & (VALUE | PAIR)) != 0 ? value(register) : scratch;
        out.local(ASTORE, variable);
        if ((wanted & NUMBER) != 0) unbox(variable, register, refused);
    }

    private void enterNumber(int register, int wanted) {
        out.local(ALOAD, COROUTINE);
        out.field(GETFIELD, InternalNames.COROUTINE, "numbers", "[D");
        out.push(register);
        out.op(DALOAD);
        setNumber(register, NUMBER);
        if ((wanted & PAIR) != 0) clear(value(register));
        if ((wanted & VALUE) != 0) ensureValue(register);
    }
}
