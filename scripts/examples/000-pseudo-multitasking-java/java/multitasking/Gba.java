package multitasking;

/** The conventions of the Game Boy Advance: 8.8 fixed-point numbers, and angles in 256 steps. */
final class Gba {
    static final int SCR_XH = 240;
    static final int SCR_YH = 160;

    private static final int ONE = 256;
    private static final int STEPS = 256;

    private Gba() {}

    /** Converts pixels to fixed point. */
    static int fixed(int pixels) {
        return pixels * ONE;
    }

    /** Converts fixed point to whole pixels. */
    static int high(int fixed) {
        return fixed >> 8;
    }

    /** Returns the horizontal part of a speed. An angle of 0 is right, 64 down, 192 up. */
    static int vx(double angle, int speed) {
        return (int) Math.floor(StrictMath.cos(angle * 2 * Math.PI / STEPS) * speed + 0.5);
    }

    /** Returns the vertical part of a speed. */
    static int vy(double angle, int speed) {
        return (int) Math.floor(StrictMath.sin(angle * 2 * Math.PI / STEPS) * speed + 0.5);
    }
}
