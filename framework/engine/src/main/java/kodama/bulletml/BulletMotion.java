package kodama.bulletml;

import kodama.geom.Aim;

/**
 * How a bullet flies, in the units of its file: a direction, 0 up and clockwise, a speed, and a drift besides.
 *
 * <p>A change that is begun takes the place of another of its kind, and shows from the next tick on.
 */
final class BulletMotion {
    private final Change turning = new Change();
    private final Change hastening = new Change();
    private final Change driftingX = new Change();
    private final Change driftingY = new Change();
    private double direction;
    private double speed;
    private double driftX;
    private double driftY;
    private boolean hasJumped;

    BulletMotion(double direction, double speed) {
        this.direction = direction;
        this.speed = speed;
    }

    /** Goes on with what changes; false if nothing does. */
    boolean step() {
        boolean changes = isChanging();
        if (turning.isUnderWay()) direction = turning.step();
        if (hastening.isUnderWay()) speed = hastening.step();
        if (driftingX.isUnderWay()) driftX = driftingX.step();
        if (driftingY.isUnderWay()) driftY = driftingY.step();
        return changes;
    }

    boolean isChanging() {
        return turning.isUnderWay() || hastening.isUnderWay() || driftingX.isUnderWay() || driftingY.isUnderWay();
    }

    /** Turns to a direction, the short way round. */
    void changeDirectionTo(double target, int term) {
        turn(target - Aim.turn(direction, target), target, term);
    }

    /** Turns by so much in each tick. */
    void turnPerTick(double perTick, int term) {
        turn(direction, direction + perTick * term, term);
    }

    private void turn(double start, double end, int term) {
        turning.begin(start, end, term);
        if (term == 0) direction = jumped(end);
    }

    void changeSpeedTo(double target, int term) {
        hastening.begin(speed, target, term);
        if (term == 0) speed = jumped(target);
    }

    void changeDriftXTo(double target, int term) {
        driftingX.begin(driftX, target, term);
        if (term == 0) driftX = jumped(target);
    }

    void changeDriftYTo(double target, int term) {
        driftingY.begin(driftY, target, term);
        if (term == 0) driftY = jumped(target);
    }

    private double jumped(double value) {
        hasJumped = true;
        return value;
    }

    /** Whether something has changed at once since this was asked last. */
    boolean takeInstantChange() {
        boolean jump = hasJumped;
        hasJumped = false;
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

    /** A number that goes to another in even steps, one a tick, and ends on it exactly. */
    private static final class Change {
        private double from;
        private double to;
        private int term;
        private int passed;

        /** Begins; the first step is due in the next tick. */
        void begin(double start, double end, int ticks) {
            from = start;
            to = end;
            term = ticks;
            passed = 0;
        }

        boolean isUnderWay() {
            return passed < term;
        }

        /** Goes a step; only while it is under way. */
        double step() {
            passed++;
            return passed == term ? to : from + (to - from) * passed / term;
        }
    }
}
