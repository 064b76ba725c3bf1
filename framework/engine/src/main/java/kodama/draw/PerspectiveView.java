package kodama.draw;

import kodama.base.Checks;

/**
 * A camera in a space with three axes, and the rectangle of the screen that shows what it sees.
 *
 * <p>x points to the right, y down, as on the screen, and z into the screen. At first the camera shows the plane z = 0
 * at its natural size: the place (x, y, 0) appears at the pixel (x, y). Not thread-safe.
 */
public final class PerspectiveView {
    /** Largest coordinate and distance. */
    public static final double FAR = 1e6;

    /** Smallest distance of the near plane, so that projected coordinates remain exact enough. */
    public static final double NEAREST = 0.01;

    private static final double DEFAULT_FIELD = 60;
    private static final double FOG_STEPS = PerspectivePolygon.FOG_STEPS;

    /** Below this length a direction is that of the vertical axis. */
    private static final double SHORT = 1e-9;

    // The rectangle of the screen; right and bottom are excluded
    int left;
    int top;
    int right;
    int bottom;

    // The point of the screen in the direction of view
    double centerX;
    double centerY;

    double near = 1;
    double far = FAR;

    /** {@code 0xRRGGBB}; negative for none. */
    int fog = -1;

    double fogFrom;
    /** Steps of fog per unit of distance. */
    double fogScale;

    /** Distance at which a unit is a pixel. */
    private double focus;

    private double eyeX;
    private double eyeY;
    private double eyeZ;

    // Unit vectors: to the right, down and forward
    private final double[] rightward = {1, 0, 0};
    private final double[] downward = {0, 1, 0};
    private final double[] forward = {0, 0, 1};

    // Of the screen, before roll: the vectors above are those of the picture
    private double roll;

    /**
     * Creates a view of a rectangle of the screen.
     *
     * @param width width of the screen, in pixels
     * @param height height of the screen, in pixels
     */
    public PerspectiveView(int width, int height) {
        setScreen(0, 0, width, height);
        setFieldOfView(DEFAULT_FIELD);
        setEye(width / 2.0, height / 2.0, -focus);
    }

    /** Sets the rectangle of the screen; the direction of view is at its center. Set the field of view afterwards. */
    public void setScreen(int x, int y, int width, int height) {
        left = x;
        top = y;
        right = x + Checks.between("width", width, 1, Image.MAX_SIDE);
        bottom = y + Checks.between("height", height, 1, Image.MAX_SIDE);
        centerX = x + width / 2.0;
        centerY = y + height / 2.0;
    }

    /** Sets the row of the screen in the direction of view, which is the horizon unless the camera is tilted. */
    public void setHorizon(double row) {
        centerY = row;
    }

    /**
     * Sets the field of view.
     *
     * @param degrees angle from the top to the bottom of the rectangle, above 0 and below 180
     */
    public void setFieldOfView(double degrees) {
        focus = (bottom - top) / 2.0 / StrictMath.tan(StrictMath.toRadians(degrees / 2));
    }

    /** Returns the distance at which a unit is a pixel. */
    public double focus() {
        return focus;
    }

    /** Sets the position of the camera. */
    public void setEye(double x, double y, double z) {
        eyeX = x;
        eyeY = y;
        eyeZ = z;
    }

    /**
     * Turns the camera toward a place.
     *
     * @return false, and nothing has changed, if it is the position of the camera
     */
    public boolean lookAt(double x, double y, double z) {
        double dx = x - eyeX;
        double dy = y - eyeY;
        double dz = z - eyeZ;
        double length = Math.sqrt(dx * dx + dy * dy + dz * dz);
        if (!(length > 0)) return false;
        double flat = Math.sqrt(dx * dx + dz * dz);
        boolean vertical = flat < SHORT * length;
        setDirection(vertical ? 1 : dz / flat, vertical ? 0 : dx / flat, flat / length, dy / length);
        return true;
    }

    /**
     * Turns the camera.
     *
     * @param angle 0 is into the screen, 90 to the right; in degrees
     * @param pitch 0 is level, 90 straight down; in degrees
     */
    public void turnTo(double angle, double pitch) {
        double turn = StrictMath.toRadians(angle % 360);
        double tilt = StrictMath.toRadians(pitch % 360);
        setDirection(StrictMath.cos(turn), StrictMath.sin(turn), StrictMath.cos(tilt), StrictMath.sin(tilt));
    }

    private void setDirection(double cos, double sin, double level, double down) {
        set(rightward, cos, 0, -sin);
        set(forward, sin * level, down, cos * level);
        set(downward, -sin * down, level, -cos * down);
        if (roll != 0) rotate(roll);
    }

    private static void set(double[] vector, double x, double y, double z) {
        vector[0] = x;
        vector[1] = y;
        vector[2] = z;
    }

    /** Sets the rotation of the picture around its center, in degrees clockwise, for the next change of direction. */
    public void setRoll(double degrees) {
        roll = degrees;
    }

    private void rotate(double degrees) {
        double turn = StrictMath.toRadians(degrees % 360);
        double cos = StrictMath.cos(turn);
        double sin = StrictMath.sin(turn);
        for (int i = 0; i < 3; i++) {
            double x = rightward[i];
            double y = downward[i];
            rightward[i] = x * cos - y * sin;
            downward[i] = y * cos + x * sin;
        }
    }

    /**
     * Sets which distances are visible.
     *
     * @param near smallest distance in the direction of view, at least {@link #NEAREST}; surfaces are cut there
     * @param far largest distance; surfaces that are farther away as a whole are not drawn
     */
    public void setRange(double near, double far) {
        this.near = Math.max(NEAREST, near);
        this.far = far;
    }

    /**
     * Sets the fog, to which colors change with the distance in the direction of view.
     *
     * @param rgb {@code 0xRRGGBB}; negative for no fog
     * @param from distance up to which there is no fog
     * @param to distance from which only fog is visible; above {@code from}
     */
    public void setFog(int rgb, double from, double to) {
        fog = rgb;
        fogFrom = from;
        fogScale = FOG_STEPS / (to - from);
    }

    /** Stores a place relative to the camera, as x and y times {@link #focus}, and the distance. */
    void place(double x, double y, double z, double[] to, int at) {
        direction(x - eyeX, y - eyeY, z - eyeZ, to, at);
    }

    /** Stores a direction relative to the camera, in the same units. */
    void direction(double x, double y, double z, double[] to, int at) {
        to[at] = focus * (x * rightward[0] + y * rightward[1] + z * rightward[2]);
        to[at + 1] = focus * (x * downward[0] + y * downward[1] + z * downward[2]);
        to[at + 2] = x * forward[0] + y * forward[1] + z * forward[2];
    }

    /**
     * Projects a place onto the screen.
     *
     * @param to receives x and y, in pixels, and the size of a unit, in pixels
     * @return whether the place is within the visible distances; otherwise the array is not changed
     */
    public boolean project(double x, double y, double z, double[] to) {
        double depth = (x - eyeX) * forward[0] + (y - eyeY) * forward[1] + (z - eyeZ) * forward[2];
        if (!(depth >= near && depth <= far)) return false;
        place(x, y, z, to, 0);
        to[0] = centerX + to[0] / depth;
        to[1] = centerY + to[1] / depth;
        to[2] = focus / depth;
        return true;
    }
}
