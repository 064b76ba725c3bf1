package kodama.lua.translate;

import static org.objectweb.asm.Opcodes.*;

import java.util.BitSet;
import org.objectweb.asm.Label;

/**
 * How the method goes back to the machine: all ways out meet in one place, which writes the registers that count to the
 * coroutine's and notes where the call stood.
 */
final class Leaving {

    private final Source source;
    private final Registers registers;
    private final Constants constants;
    private final Writer out;
    private final Label meeting = new Label();
    private final Masks masks;

    /** Where the rows of this method begin among those of all parts. */
    private final int firstRow;

    Leaving(Source source, Registers registers, Constants constants, Writer out) {
        this.source = source;
        this.registers = registers;
        this.constants = constants;
        this.out = out;
        masks = new Masks(source.registers);
        firstRow = constants.exits().length;
    }

    /** Writes the way out at an instruction, of registers that count as far as they have a value. */
    void leave(int at, BitSet live, boolean isForInterpreter) {
        leave(at + (isForInterpreter ? Masks.FOR_INTERPRETER : 0), live);
    }

    /** Writes the way to an instruction that another part has. */
    void move(int to, BitSet live) {
        leave(to + Masks.IN_ANOTHER_PART, live);
    }

    private void leave(long head, BitSet live) {
        BitSet moving = registers.known(live);
        int row = masks.add(head, moving, registers.onlyNumbers(moving));
        out.push(firstRow + row);
        out.local(ISTORE, registers.row);
        out.jump(GOTO, meeting);
    }

    /** Writes the place where all ways out meet, when all of them are known. */
    void write() {
        out.bind(meeting);
        for (int i = masks.moved.nextSetBit(0); i >= 0; i = masks.moved.nextSetBit(i + 1)) save(i);
        if (source.isVararg) saveRest();
        pushCall();
        pushRow();
        String type = "(" + Names.A_COROUTINE + Names.A_FUNCTION + "II[JI)" + Names.A_VARARGS;
        out.call(Names.EXIT_PATHS, "left", type);
        out.op(ARETURN);
        constants.addExits(masks.table());
    }

    private void pushRow() {
        constants.pushExits(out);
        out.local(ILOAD, registers.row);
    }

    private void save(int register) {
        boolean mayBeNumber = masks.numbers.get(register);
        out.local(ALOAD, Registers.COROUTINE);
        out.local(ILOAD, Registers.BASE);
        pushRow();
        out.push(register);
        registers.loadValue(register);
        if (mayBeNumber) {
            registers.pushNumber(register);
            out.push(masks.words());
        }
        String type = "(" + Names.A_COROUTINE + "I[JII" + Names.A_VALUE + (mayBeNumber ? "DI" : "") + ")V";
        out.call(Names.EXIT_PATHS, "save", type);
    }

    /** Pushes what the machine has to know of the call under way. */
    private void pushCall() {
        out.local(ALOAD, Registers.COROUTINE);
        out.local(ALOAD, Registers.FUNCTION);
        pushFunc();
        out.local(ILOAD, Registers.BASE);
    }

    /** Pushes where the function stands in the coroutine's registers. */
    private void pushFunc() {
        if (source.isVararg) {
            out.local(ILOAD, Registers.FUNC);
            return;
        }
        out.local(ILOAD, Registers.BASE);
        out.push(1);
        out.op(ISUB);
    }

    private void saveRest() {
        out.local(ALOAD, Registers.COROUTINE);
        out.local(ILOAD, Registers.FUNC);
        out.push(source.parameters);
        out.local(ALOAD, Registers.REST);
        out.call(Names.EXIT_PATHS, "saveRest", "(" + Names.A_COROUTINE + "II" + Names.A_VARARGS + ")V");
    }

    /** Something was thrown: the machine has to know where, and what was being called; goes on throwing. */
    void rethrow(Label from) {
        out.handle(from);
        if (source.isVararg) saveRest();
        pushCall();
        out.local(ILOAD, Registers.PC);
        out.local(ALOAD, registers.callee);
        String noted = Names.A_COROUTINE + Names.A_FUNCTION + "III" + Names.A_VALUE;
        out.call(Names.EXIT_PATHS, "thrown", "(Ljava/lang/Throwable;" + noted + ")Ljava/lang/Throwable;");
        out.op(ATHROW);
    }
}
