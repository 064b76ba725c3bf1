package kodama.lua.translate;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import kodama.lua.classfile.Assembler;
import kodama.lua.classfile.Label;
import kodama.lua.classfile.LocalType;
import kodama.lua.classfile.Op;

/**
 * Where the value of each register is at the moment: in the coroutine's registers, as a value in a local variable, as a
 * number in another; in one or several of these. Writes what moves it.
 */
final class Registers {

    /** In the coroutine's registers. */
    static final int HOME = 1;

    /** In a local variable, as a value. */
    static final int VALUE = 2;

    /** In a local variable, as a number. */
    static final int NUMBER = 4;

    // Local variables of the method; 0 is the translated function, and a double takes two.
    static final int COROUTINE = 1;
    static final int CALL = 2;
    static final int ARRAY = 3;
    static final int BASE = 4;
    static final int UPVALUES = 5;
    static final int PATIENCE = 6;
    static final int SCRATCH = 7;
    private static final int SCRATCH_ANSWER = 8;
    private static final int SCRATCH_NUMBER = 9;
    static final int CALLEE = 11;
    private static final int FIRST_VALUE = 12;

    private final Source source;
    private final Assembler out;

    /** The places of each register. */
    private int[] places;

    Registers(Source source, Assembler out) {
        this.source = source;
        this.out = out;
        places = new int[source.registers];
    }

    /** The local variables of the method. */
    static List<LocalType> locals(Source source, String className) {
        List<LocalType> all = new ArrayList<>();
        all.add(LocalType.object(className));
        all.add(LocalType.object(Types.COROUTINE));
        all.add(LocalType.object(Types.CALL));
        all.add(LocalType.object(Types.VALUES));
        all.add(LocalType.INTEGER);
        all.add(LocalType.object(Types.UPVALUES));
        all.add(LocalType.INTEGER);
        all.add(LocalType.object(Types.VALUE));
        all.add(LocalType.INTEGER);
        all.add(LocalType.REAL);
        all.add(LocalType.object(Types.TRANSLATED));
        for (int i = 0; i < source.registers; i++) all.add(LocalType.object(Types.VALUE));
        for (int i = 0; i < source.registers; i++) all.add(LocalType.REAL);
        return all;
    }

    /** The verifier wants every variable set. */
    void clearLocals() {
        out.op(Op.ACONST_NULL);
        out.local(Op.ASTORE, SCRATCH);
        out.op(Op.ACONST_NULL);
        out.local(Op.ASTORE, CALLEE);
        out.push(0);
        setScratchAnswer();
        out.op(Op.DCONST_0);
        setScratchNumber();
        for (int i = 0; i < source.registers; i++) {
            out.op(Op.ACONST_NULL);
            out.local(Op.ASTORE, value(i));
        }
        for (int i = 0; i < source.registers; i++) {
            out.op(Op.DCONST_0);
            out.local(Op.DSTORE, number(i));
        }
    }

    private static int value(int register) {
        return FIRST_VALUE + register;
    }

    private int number(int register) {
        return FIRST_VALUE + source.registers + 2 * register;
    }

    void setScratchAnswer() {
        out.local(Op.ISTORE, SCRATCH_ANSWER);
    }

    void pushScratchAnswer() {
        out.local(Op.ILOAD, SCRATCH_ANSWER);
    }

    void setScratchNumber() {
        out.local(Op.DSTORE, SCRATCH_NUMBER);
    }

    void pushScratchNumber() {
        out.local(Op.DLOAD, SCRATCH_NUMBER);
    }

    // places

    int[] places() {
        return places.clone();
    }

    void setPlaces(int[] where) {
        places = where.clone();
    }

    int count() {
        return source.registers;
    }

    /** Whether it is known as a number; what closures share may be anything at any time. */
    boolean isNumber(int register) {
        return !source.shared.get(register) && (places[register] & NUMBER) != 0;
    }

    /** Someone else has written these registers. */
    void written(int from, int to) {
        for (int i = from; i < Math.min(to, source.registers); i++) places[i] = HOME;
    }

    // reading

    /** Pushes a register as a value. */
    void pushValue(int register) {
        if (source.shared.get(register)) {
            pushHome(register);
            return;
        }
        ensureValue(register);
        out.local(Op.ALOAD, value(register));
    }

    private void ensureValue(int register) {
        int place = places[register];
        if ((place & VALUE) != 0) return;
        if ((place & HOME) != 0) pushHome(register);
        else box(register);
        out.local(Op.ASTORE, value(register));
        places[register] |= VALUE;
    }

    private void box(int register) {
        out.local(Op.DLOAD, number(register));
        out.call(Op.INVOKESTATIC, Types.REAL, "of", "(D)" + Types.A_REAL);
    }

    private void pushHome(int register) {
        out.local(Op.ALOAD, ARRAY);
        pushIndex(register);
        out.op(Op.AALOAD);
    }

    /** Pushes where a register is in the coroutine's. */
    void pushIndex(int register) {
        out.local(Op.ILOAD, BASE);
        if (register == 0) return;
        out.push(register);
        out.op(Op.IADD);
    }

    /** Sees to it that a register is known as a number; leaves if it is none. */
    void ensureNumber(int register, Label otherwise) {
        if (isNumber(register)) return;
        pushValue(register);
        unbox(register, otherwise);
        if (!source.shared.get(register)) places[register] |= NUMBER;
    }

    /** Pushes a number that is known as one. */
    void pushNumber(int register) {
        out.local(Op.DLOAD, number(register));
    }

    private void unbox(int register, Label otherwise) {
        out.local(Op.ASTORE, SCRATCH);
        out.local(Op.ALOAD, SCRATCH);
        out.type(Op.INSTANCEOF, Types.REAL);
        out.jump(Op.IFEQ, otherwise);
        out.local(Op.ALOAD, SCRATCH);
        out.type(Op.CHECKCAST, Types.REAL);
        out.field(Op.GETFIELD, Types.REAL, "v", "D");
        out.local(Op.DSTORE, number(register));
    }

    // writing

    /** Takes a value from the operand stack. */
    void setValue(int register) {
        out.local(Op.ASTORE, value(register));
        places[register] = VALUE;
        if (source.shared.get(register)) bringHome(register);
    }

    /** Takes a number from the operand stack. */
    void setNumber(int register) {
        out.local(Op.DSTORE, number(register));
        places[register] = NUMBER;
        if (source.shared.get(register)) bringHome(register);
    }

    void copy(int from, int to) {
        if (from == to) return;
        if (isNumber(from)) {
            pushNumber(from);
            setNumber(to);
        } else {
            pushValue(from);
            setValue(to);
        }
    }

    /** Writes registers back to the coroutine's, as far as they are not there. */
    void bringHome(int from, int to) {
        for (int i = from; i < to; i++) bringHome(i);
    }

    void bringHome(BitSet registers) {
        for (int i = registers.nextSetBit(0); i >= 0; i = registers.nextSetBit(i + 1)) bringHome(i);
    }

    private void bringHome(int register) {
        if ((places[register] & HOME) != 0) return;
        out.local(Op.ALOAD, ARRAY);
        pushIndex(register);
        if ((places[register] & VALUE) != 0) out.local(Op.ALOAD, value(register));
        else box(register);
        out.op(Op.AASTORE);
        places[register] |= HOME;
        if (source.shared.get(register)) places[register] = HOME;
    }

    // joining

    /** Puts registers into at least the places that the other end of a jump reads them from. */
    void conform(BitSet registers, int[] wanted) {
        for (int i = registers.nextSetBit(0); i >= 0; i = registers.nextSetBit(i + 1)) conform(i, wanted[i]);
    }

    private void conform(int register, int wanted) {
        if ((wanted & VALUE) != 0) ensureValue(register);
        if ((wanted & HOME) != 0) bringHome(register);
    }

    /** Loads registers for a block that the machine enters: there all are at home. */
    void enter(BitSet registers, int[] wanted, Label refused) {
        places = new int[source.registers];
        Arrays.fill(places, HOME);
        for (int i = registers.nextSetBit(0); i >= 0; i = registers.nextSetBit(i + 1)) {
            if ((wanted[i] & VALUE) != 0) ensureValue(i);
            if ((wanted[i] & NUMBER) != 0) ensureNumber(i, refused);
        }
    }
}
