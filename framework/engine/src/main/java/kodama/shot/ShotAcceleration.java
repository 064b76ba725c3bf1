package kodama.shot;

import kodama.base.StateSink;
import kodama.geom.AimBatch;

/** Continuous changes of speed and direction: acceleration, turning, gravity, and easing toward new values. */
final class ShotAcceleration {
    private static final double FULL = 360;

    private final ShotData data;

    // changes per tick of speed and direction, and the limits of the speed
    private final SparseColumn accel;
    private final SparseColumn least;
    private final SparseColumn most;
    private final SparseColumn turn;

    private final Easing speeds;
    private final Easing angles;

    private final AimBatch aims = new AimBatch();

    ShotAcceleration(ShotData data) {
        this.data = data;
        accel = data.column();
        least = data.column();
        most = data.column();
        turn = data.column();
        speeds = new Easing(data);
        angles = new Easing(data);
    }

    void begin(int shot, Motion motion) {
        setRates(shot, motion.accel(), motion.turn(), motion.minSpeed(), motion.maxSpeed());
        if (data.has(shot, ShotTraits.FALLING)) {
            data.fallX.set(shot, 0);
            data.fallY.set(shot, 0);
        }
        if (data.has(shot, ShotTraits.CHANGING)) {
            speeds.stop(shot);
            angles.stop(shot);
        }
    }

    /** Returns the rates at which the speed and direction of a shot change. */
    MotionRates rates(int shot) {
        if (!data.has(shot, ShotTraits.OWN_RATES)) return MotionRates.STEADY;
        return new MotionRates(accel.get(shot), turn.get(shot), least.get(shot), most.get(shot));
    }

    void setRates(int shot, MotionRates rates) {
        setRates(shot, rates.accel(), rates.turn(), rates.minSpeed(), rates.maxSpeed());
    }

    private void setRates(int shot, double gain, double by, double minSpeed, double maxSpeed) {
        data.addTrait(shot, ShotTraits.OWN_RATES);
        setRates(shot, ShotTraits.ACCELERATING, accel, gain);
        setRates(shot, ShotTraits.TURNING, turn, by);
        least.set(shot, minSpeed);
        most.set(shot, maxSpeed);
    }

    /** Applies the rates of a change. */
    void apply(int shot, MotionChange change) {
        if (!Double.isNaN(change.minSpeed())) least.set(shot, change.minSpeed());
        if (!Double.isNaN(change.maxSpeed())) most.set(shot, change.maxSpeed());
        if (!Double.isNaN(change.accel())) setRates(shot, ShotTraits.ACCELERATING, accel, change.accel());
        if (!Double.isNaN(change.turn())) setRates(shot, ShotTraits.TURNING, turn, change.turn());
    }

    private void setRates(int shot, int trait, SparseColumn column, double value) {
        column.set(shot, value);
        if (value == 0) data.removeTrait(shot, trait);
        else data.addTrait(shot, trait);
    }

    /** Sets the speed, or starts easing toward it. Stops earlier easing. */
    void setSpeed(int shot, double speed, int over) {
        if (over > 0) ease(shot, speeds, speed, over);
        else {
            speeds.stop(shot);
            data.setVelocity(shot, data.angle[shot], speed);
        }
    }

    /** Sets the direction, or starts easing toward it. Stops earlier easing. */
    void setAngle(int shot, double angle, int over) {
        if (over > 0) ease(shot, angles, angle, over);
        else {
            angles.stop(shot);
            data.setVelocity(shot, angle, data.speed[shot]);
        }
    }

    private void ease(int shot, Easing easing, double goal, int over) {
        easing.start(shot, goal, over);
        data.addTrait(shot, ShotTraits.EASING);
    }

    /** Advances a shot by a tick. While a value is eased, nothing else changes it. */
    void advance(int shot, int traits) {
        double speed = data.speed[shot];
        double angle = data.angle[shot];
        boolean easing = (traits & ShotTraits.EASING) != 0;
        if (easing && speeds.isOn(shot)) speed = speeds.next(shot, speed);
        else if ((traits & ShotTraits.ACCELERATING) != 0) speed = gained(shot, speed);
        if (easing && angles.isOn(shot)) angle = angles.next(shot, angle);
        else if ((traits & ShotTraits.TURNING) != 0) angle = inOneTurn(angle + turn.get(shot));
        if ((traits & ShotTraits.FALLING) != 0) fall(shot);
        data.setVelocity(shot, angle, speed);
        if (easing && !speeds.isOn(shot) && !angles.isOn(shot)) data.removeTrait(shot, ShotTraits.EASING);
    }

    /**
     * Advances a run of shots by a tick, all of which accelerate, turn, or do both, and nothing else. The result is the
     * same as one by one; the loops over columns become vector instructions.
     *
     * @param from index of the first
     * @param to index after the last, at most {@link AimBatch#SIZE} later
     */
    void advance(int from, int to, int traits) {
        if ((traits & ShotTraits.ACCELERATING) != 0)
            accelerate(data.speed, accel.values(), least.values(), most.values(), from, to);
        if ((traits & ShotTraits.TURNING) != 0) turn(data.angle, turn.values(), from, to);
        aims.step(data.angle, data.speed, data.stepX, data.stepY, from, to);
    }

    private static void accelerate(double[] speed, double[] gain, double[] least, double[] most, int from, int to) {
        for (int i = from; i < to; i++) speed[i] = gained(speed[i], gain[i], least[i], most[i]);
    }

    private static void turn(double[] angle, double[] turn, int from, int to) {
        for (int i = from; i < to; i++) angle[i] += turn[i];
        for (int i = from; i < to; i++) angle[i] = inOneTurn(angle[i]);
    }

    private double gained(int shot, double speed) {
        return gained(speed, accel.get(shot), least.get(shot), most.get(shot));
    }

    /** A gain below 0 slows down as far as the minimum, one above 0 speeds up as far as the maximum. */
    private static double gained(double speed, double gain, double least, double most) {
        double slowed = Math.min(speed, Math.max(speed + gain, least));
        return Math.max(slowed, Math.min(slowed + gain, most));
    }

    private static double inOneTurn(double angle) {
        return angle > -FULL && angle < FULL ? angle : angle % FULL;
    }

    private void fall(int shot) {
        Motion motion = data.spec(shot).motion();
        double x = data.fallX.get(shot) + motion.wind();
        double y = data.fallY.get(shot) + motion.gravity();
        double bound = most.get(shot);
        double square = x * x + y * y;
        double part = square > bound * bound ? bound / Math.sqrt(square) : 1;
        data.fallX.set(shot, x * part);
        data.fallY.set(shot, y * part);
    }

    void writeState(StateSink to, ShotStateWriter writer) {
        writer.write(to, "acceleration", accel, ShotTraits.OWN_RATES);
        writer.write(to, "turn", turn, ShotTraits.OWN_RATES);
        writer.write(to, "minimum speed", least, ShotTraits.OWN_RATES);
        writer.write(to, "maximum speed", most, ShotTraits.OWN_RATES);
        writer.write(to, "ticks to the next speed", speeds.ticks, ShotTraits.EASING);
        writer.write(to, "ticks to the next angle", angles.ticks, ShotTraits.EASING);
    }

    /** A number per shot that changes linearly toward a goal over some ticks. */
    private static final class Easing {
        private final SparseColumn to;
        /** Remaining ticks; 0 if the number does not change. */
        private final SparseColumn ticks;

        Easing(ShotData data) {
            to = data.column();
            ticks = data.column();
        }

        void start(int shot, double goal, int over) {
            to.set(shot, goal);
            ticks.set(shot, over);
        }

        void stop(int shot) {
            ticks.set(shot, 0);
        }

        boolean isOn(int shot) {
            return ticks.get(shot) > 0;
        }

        /** Returns the value after one more tick. The last tick ends exactly at the goal. */
        double next(int shot, double from) {
            double left = ticks.get(shot);
            ticks.set(shot, left - 1);
            return left <= 1 ? to.get(shot) : from + (to.get(shot) - from) / left;
        }
    }
}
