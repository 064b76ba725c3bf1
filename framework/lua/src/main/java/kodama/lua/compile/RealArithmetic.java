package kodama.lua.compile;

/** Arithmetic on two numbers, for scripts and for constant folding. */
public final class RealArithmetic {

    private RealArithmetic() {}

    /**
     * Computes the result of an arithmetic instruction.
     *
     * @param opcode {@link Opcode#ADD} to {@link Opcode#UNM}
     * @param x the left operand, or the only one
     */
    public static double apply(int opcode, double x, double y) {
        return switch (opcode) {
            case Opcode.ADD -> x + y;
            case Opcode.SUB -> x - y;
            case Opcode.MUL -> x * y;
            case Opcode.DIV -> x / y;
            case Opcode.MOD -> mod(x, y);
            case Opcode.POW -> Powers.of(x, y);
            default -> -x;
        };
    }

    /**
     * Returns {@code a - floor(a/b)*b}, computed as in C.
     *
     * @param x the dividend
     * @param y the divisor
     * @return the remainder, with the sign of the divisor
     */
    public static double mod(double x, double y) {
        return x - Math.floor(x / y) * y;
    }
}
