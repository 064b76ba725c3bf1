package kodama.draw.effect;

/**
 * Arithmetic for loops that HotSpot of Java 17 turns into vectors.
 *
 * <p>It does not do so with Math.min and Math.max; with two arrays at different indexes; nor with a sum, or a bitwise
 * or, of two similar terms, some of which it exchanges. So such loops copy a part of a row, and subtract a product with
 * a negative number, which HotSpot must not know.
 */
final class VectorMath {
    /** Not constants for the compiler, as the elements of an array can change. */
    private static final int[] MINUS = {-1, -32, -256, -65536};

    private VectorMath() {}

    static int minus1() {
        return MINUS[0];
    }

    static int minus32() {
        return MINUS[1];
    }

    static int minus256() {
        return MINUS[2];
    }

    static int minus65536() {
        return MINUS[3];
    }

    /** Returns the nearest value from 0 to 255. */
    static int toByte(int value) {
        int positive = value & ~(value >> 31);
        return (positive | 255 - positive >> 31) & 255;
    }

    /** Returns the greater of two values whose difference is an int. */
    static int greater(int a, int b) {
        int difference = a - b;
        return a - (difference & difference >> 31);
    }
}
