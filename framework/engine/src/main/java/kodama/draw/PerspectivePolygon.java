package kodama.draw;

/**
 * A convex polygon of a picture in perspective, as a {@link DrawList} stores it: all numbers in two arrays.
 *
 * <p>Over the screen, three values are linear: 1/z, u/z and v/z, where z is the distance of the point seen at a pixel,
 * and u and v are its place in the picture. Each is given by its value at pixel (0, 0) and its change per pixel to the
 * right and down. u and v are in units of 1/{@link #WHOLE} of the picture.
 */
final class PerspectivePolygon {
    /** Steps from no fog to nothing but fog. */
    static final int FOG_STEPS = 256;

    /** Number of bits of u and v within the picture. */
    static final int FRACTION = 40;

    /** The width or height of the picture, in units of u and v. */
    static final double WHOLE = 1L << FRACTION;

    /** A quadrilateral that is cut once has five corners, or six if rounding has bent it. */
    static final int MAX_CORNERS = 6;

    // Indexes of the ints
    static final int BLEND = 0;
    static final int CORNERS = 1;
    static final int SOURCE = 2;
    static final int SIZE = 3;
    static final int TINT = 4;
    static final int ALPHA = 5;
    static final int FOG = 6; // negative: none
    static final int LEFT = 7;
    static final int TOP = 8;
    static final int RIGHT = 9;
    static final int BOTTOM = 10;
    static final int FILL = 11;
    static final int INTS = 12;

    // Indexes of the numbers
    static final int DISTANCE = 0; // for sorting
    static final int FOG_FROM = 1;
    static final int FOG_SCALE = 2;
    static final int Q = 3; // 1/z: at pixel (0, 0), per pixel to the right, per pixel down
    static final int U = 6; // u/z
    static final int V = 9; // v/z
    static final int LEAST_U = 12;
    static final int END_U = 13;
    static final int LEAST_V = 14;
    static final int END_V = 15;
    static final int CORNER = 16; // x and y of each
    static final int NUMS = CORNER + 2 * MAX_CORNERS;

    final int[] ints = new int[INTS];
    final double[] nums = new double[NUMS];
}
