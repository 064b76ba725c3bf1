package kodama.bulletml;

import kodama.geom.Aim;

/**
 * The motion of a bullet in the units of its file: a direction (0 is up, clockwise), a speed, and an additional drift.
 *
 * <p>A new change replaces the current one of the same kind and takes effect in the next tick.
 */
final class BulletMotion {
    private final Change directionChange = new Change();
    private final Change speedChange = new Change();
    private final Change driftXChange = new Change();
    private final Change driftYChange = new Change();
    private double direction;
    private double speed;
    private double driftX;
    private double driftY;
    private boolean hasInstantChange;

    BulletMotion(double direction, double speed) {
        this.direction = direction;
        this.speed = speed;
    }

    /** Advances the changes by a tick; returns false if there are none. */
    boolean step() {
        boolean changes = isChanging();
        if (directionChange.isRunning()) direction = directionChange.step();
        if (speedChange.isRunning()) speed = speedChange.step();
        if (driftXChange.isRunning()) driftX = driftXChange.step();
        if (driftYChange.isRunning()) driftY = driftYChange.step();
        return changes;
    }

    boolean isChanging() {
        return directionChange.isRunning()
                || speedChange.isRunning()
                || driftXChange.isRunning()
                || driftYChange.isRunning();
    }

    /** Turns gradually to a direction, the shorter way. */
    void changeDirectionTo(double target, int term) {
        turn(target - Aim.turn(direction, target), target, term);
    }

    /** Turns by an angle in each tick. */
    void turnPerTick(double perTick, int term) {
        turn(direction, direction + perTick * term, term);
    }

    private void turn(double start, double end, int term) {
        directionChange.begin(start, end, term);
        if (term == 0) direction = jumped(end);
    }

    void changeSpeedTo(double target, int term) {
        speedChange.begin(speed, target, term);
        if (term == 0) speed = jumped(target);
    }

    void changeDriftXTo(double target, int term) {
        driftXChange.begin(driftX, target, term);
        if (term == 0) driftX = jumped(target);
    }

    void changeDriftYTo(double target, int term) {
        driftYChange.begin(driftY, target, term);
        if (term == 0) driftY = jumped(target);
    }

    private double jumped(double value) {
        hasInstantChange = true;
        return value;
    }

    /** Whether a value has changed instantly since the last call. */
    boolean takeInstantChange() {
        boolean jump = hasInstantChange;
        hasInstantChange = false;
        return jump;
    }

    double direction() {
        return direction;
    }

    double speed() {
        return speed;
    }

    double driftX() {
        return driftX;
    }

    double driftY() {
        return driftY;
    }

    boolean isDrifting() {
        return driftX != 0 || driftY != 0;
    }

    /** A number that changes to another in equal steps, one per tick, and ends exactly on it. */
    private static final class Change {
        private double from;
        private double to;
        private int term;
        private int passed;

        /** Starts a change; the first step is made in the next tick. */
        void begin(double start, double end, int ticks) {
            from = start;
            to = end;
            term = ticks;
            passed = 0;
        }

        boolean isRunning() {
            return passed < term;
        }

        /** Makes a step; call it only while the change is running. */
        double step() {
            passed++;
            return passed == term ? to : from + (to - from) * passed / term;
        }
    }
}
