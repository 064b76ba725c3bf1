package kodama.lua.translate;

import static org.objectweb.asm.Opcodes.*;

/** Pushes consecutive registers, optionally followed by an open list, as arguments, results or items. */
final class ListEmitter {

    private static final String OF_TWO =
            "(" + InternalNames.A_VALUE + InternalNames.A_VARARGS + ")" + InternalNames.A_VARARGS;

    private final Registers registers;
    private final BytecodeWriter out;

    ListEmitter(EmitterContext context) {
        registers = context.registers;
        out = context.out;
    }

    /** Prepares registers so that pushing them emits nothing else. */
    void prepare(int first, int end) {
        for (int i = first; i < end; i++) registers.prepareValue(i);
    }

    /** Pushes registers as {@code Varargs}. */
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

    /** Pushes registers followed by the open list. */
    void pushOpen(int first, int end) {
        if (first < end) pushArray(first, end);
        out.local(ALOAD, registers.open);
        if (first < end)
            out.call(
                    InternalNames.VARARGS_ARRAY,
                    "joined",
                    "(" + InternalNames.VALUES + InternalNames.A_VARARGS + ")" + InternalNames.A_VARARGS);
    }

    /** Pushes a new array with the registers' values. */
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
