package kodama.lua.translate;

import static org.objectweb.asm.Opcodes.*;

/** Rows of registers as values of Java: arguments, results, items; with the values of an open list behind them. */
final class ListEmitter {

    private static final String OF_TWO =
            "(" + InternalNames.A_VALUE + InternalNames.A_VARARGS + ")" + InternalNames.A_VARARGS;

    private final Registers registers;
    private final BytecodeWriter out;

    ListEmitter(EmitterContext context) {
        registers = context.registers;
        out = context.out;
    }

    /** Sees to it that pushing registers writes nothing but that. */
    void prepare(int first, int end) {
        for (int i = first; i < end; i++) registers.prepareValue(i);
    }

    /** Pushes registers as values in a row. */
    void push(int first, int end) {
        switch (end - first) {
            case 0 -> out.field(GETSTATIC, InternalNames.VALUE, "NONE", InternalNames.A_VALUE);
            case 1 -> registers.pushLastUse(first);
            case 2 -> {
                registers.pushValue(first);
                registers.pushValue(first + 1);
                out.call(InternalNames.VALUE, "varargsOf", OF_TWO);
            }
            default -> {
                pushArray(first, end);
                out.call(InternalNames.VARARGS_ARRAY, "of", "(" + InternalNames.VALUES + ")" + InternalNames.A_VARARGS);
            }
        }
    }

    /** Pushes registers with the open list behind them. */
    void pushOpen(int first, int end) {
        if (first < end) pushArray(first, end);
        out.local(ALOAD, registers.open);
        if (first < end)
            out.call(
                    InternalNames.VARARGS_ARRAY,
                    "joined",
                    "(" + InternalNames.VALUES + InternalNames.A_VARARGS + ")" + InternalNames.A_VARARGS);
    }

    /** Pushes a new array of registers. */
    void pushArray(int first, int end) {
        out.push(end - first);
        out.type(ANEWARRAY, InternalNames.VALUE);
        for (int i = first; i < end; i++) {
            out.op(DUP);
            out.push(i - first);
            registers.pushValue(i);
            out.op(AASTORE);
        }
    }
}
