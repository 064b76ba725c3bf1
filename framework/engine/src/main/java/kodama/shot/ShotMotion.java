package kodama.shot;

import kodama.base.ErrorSink;
import kodama.base.FatalErrors;
import kodama.base.StateSink;
import kodama.geom.Aim;
import kodama.geom.AimBatch;
import kodama.geom.Position;

/** Applies the motion of shots that do not fly straight, at the start of each tick, in firing order. */
final class ShotMotion {
    private static final int EXTERNAL_MOTION = ShotTraits.CHANGING | ShotTraits.HOMING | ShotTraits.ORBITING;
    private static final int CONTINUOUS =
            ShotTraits.ACCELERATING | ShotTraits.TURNING | ShotTraits.EASING | ShotTraits.FALLING;

    /** The traits that are equal in a run of shots. */
    private static final int COURSE = ShotTraits.GUIDED | ShotTraits.DELAYED;

    /** The traits of runs that are advanced together. */
    private static final int STEADY = ShotTraits.ACCELERATING | ShotTraits.TURNING;

    /** Minimum length of a run for which that takes less time than one by one. */
    private static final int MANY = 16;

    private final ShotData data;
    private final ShotAcceleration acceleration;
    private final ShotChanges changes;
    private final ShotHoming homing;
    private final ShotParents parents;
    private final ShotBounds shotBounds;
    private final ErrorSink errors;

    ShotMotion(ShotData data, ShotParents parents, ShotBounds shotBounds, ErrorSink errors) {
        this.data = data;
        this.parents = parents;
        this.shotBounds = shotBounds;
        this.errors = errors;
        acceleration = new ShotAcceleration(data);
        changes = new ShotChanges(data, acceleration);
        homing = new ShotHoming(data);
    }

    /** Initializes the motion of a shot from its spec. */
    void begin(int shot) {
        Motion motion = data.spec(shot).motion();
        data.removeTrait(shot, ShotTraits.MOTION);
        data.addTrait(shot, ShotTraits.of(motion));
        if (motion != Motion.STRAIGHT) beginParts(shot, motion);
        data.setVelocity(shot, data.angle[shot], data.speed[shot]);
        parents.begin(shot, motion);
    }

    private void beginParts(int shot, Motion motion) {
        acceleration.begin(shot, motion);
        changes.begin(shot, motion);
        shotBounds.begin(shot, motion);
    }

    MotionRates rates(int shot) {
        return acceleration.rates(shot);
    }

    void setRates(int shot, MotionRates rates) {
        acceleration.setRates(shot, rates);
    }

    void writeState(StateSink to, ShotStateWriter writer) {
        acceleration.writeState(to, writer);
        writer.write(to, "age of the next change", changes.due, ShotTraits.CHANGING);
    }

    /** Applies the motion of the shots before an index for one tick. */
    void advance(int end) {
        if (!data.hasAny(ShotTraits.GUIDED)) return;
        for (int from = 0; from < end; ) {
            int to = endOfRun(from, end);
            advance(from, to, data.traits[from] & COURSE);
            from = to;
        }
    }

    private int endOfRun(int from, int end) {
        int last = Math.min(end, from + AimBatch.SIZE);
        int course = data.traits[from] & COURSE;
        int to = from + 1;
        while (to < last && (data.traits[to] & COURSE) == course) to++;
        return to;
    }

    private void advance(int from, int to, int course) {
        if ((course & ShotTraits.GUIDED) == 0) return;
        if ((course & ~STEADY) == 0 && to - from >= MANY) acceleration.advance(from, to, course);
        else for (int i = from; i < to; i++) if (data.isLaunched(i)) advanceOne(i);
    }

    private void advanceOne(int shot) {
        int traits = data.traits[shot];
        if ((traits & EXTERNAL_MOTION) != 0) traits = applyExternalMotion(shot);
        if ((traits & CONTINUOUS) != 0) acceleration.advance(shot, traits);
    }

    /**
     * Applies changes, orbit and homing, which may fail; the shot then flies straight on. Returns its remaining traits.
     */
    private int applyExternalMotion(int shot) {
        try {
            if (data.has(shot, ShotTraits.CHANGING)) changes.applyChanges(shot);
            if (data.has(shot, ShotTraits.ORBITING)) parents.orbit(shot);
            if (data.has(shot, ShotTraits.HOMING) && !data.has(shot, ShotTraits.ORBITING)) homing.turn(shot);
        } catch (Throwable e) {
            FatalErrors.rethrowIfFatal(e);
            data.removeTrait(shot, ShotTraits.MOTION);
            errors.report("motion of a shot at " + data.x[shot] + ", " + data.y[shot], e);
        }
        return data.has(shot, ShotTraits.ORBITING) ? 0 : data.traits[shot];
    }

    /** Turns shots toward their homing targets. */
    private static final class ShotHoming {
        private final ShotData data;

        ShotHoming(ShotData data) {
            this.data = data;
        }

        /** Turns a shot for this tick. Homing ends when its time is over or its target has ended. */
        void turn(int shot) {
            Homing homing = data.spec(shot).motion().homing();
            if (homing == null
                    || data.age[shot] >= homing.ticks()
                    || !homing.target().isAlive()) data.removeTrait(shot, ShotTraits.HOMING);
            else turn(shot, homing.target(), homing.turn());
        }

        private void turn(int shot, Position target, double most) {
            double angle = data.angle[shot];
            double wanted = Aim.angle(data.x[shot], data.y[shot], target.x(), target.y());
            double turn = Aim.turn(angle, wanted);
            data.setVelocity(
                    shot, Math.abs(turn) <= most ? wanted : angle + Math.copySign(most, turn), data.speed[shot]);
        }
    }

    /** The scheduled changes of shots. */
    private static final class ShotChanges {
        private final ShotData data;
        private final ShotAcceleration acceleration;
        /** Age of the next change. */
        private final SparseColumn due;

        ShotChanges(ShotData data, ShotAcceleration acceleration) {
            this.data = data;
            this.acceleration = acceleration;
            due = data.column();
        }

        void begin(int shot, Motion motion) {
            scheduleNext(shot, motion, Math.max(0, data.age[shot]));
        }

        private void scheduleNext(int shot, Motion motion, int from) {
            int next = Schedule.NEVER;
            for (int i = 0; i < motion.changes().size(); i++)
                next = Math.min(next, motion.changes().get(i).when().next(from));
            due.set(shot, next);
            if (next == Schedule.NEVER) data.removeTrait(shot, ShotTraits.CHANGING);
        }

        /** Applies the changes that are due in this tick. */
        void applyChanges(int shot) {
            int age = data.age[shot];
            if (age < due.get(shot)) return;
            Motion motion = data.spec(shot).motion();
            for (int i = 0; i < motion.changes().size(); i++) {
                MotionChange change = motion.changes().get(i);
                if (change.when().isDue(age)) applyChanges(shot, change);
            }
            scheduleNext(shot, motion, age + 1);
        }

        private void applyChanges(int shot, MotionChange change) {
            if (change.styleChange() != null) data.changeStyle(shot, change.styleChange());
            acceleration.apply(shot, change);
            double speed = Double.isNaN(change.speed()) ? data.speed[shot] : change.speed();
            if (change.hasSpeed()) acceleration.setSpeed(shot, speed + change.addSpeed(), change.over());
            if (change.hasAngle()) acceleration.setAngle(shot, goal(shot, change), change.over());
        }

        /** A direction is reached by the shorter way; an added angle is turned in full. */
        private double goal(int shot, MotionChange change) {
            double now = data.angle[shot];
            double angle = angle(shot, change);
            return (change.over() > 0 ? now + Aim.turn(now, angle) : angle) + change.addAngle();
        }

        private double angle(int shot, MotionChange change) {
            Position aim = change.aim();
            boolean stays = Double.isNaN(change.angle());
            if (aim == null) return stays ? data.angle[shot] : change.angle();
            if (!aim.isAlive()) return data.angle[shot];
            return Aim.angle(data.x[shot], data.y[shot], aim.x(), aim.y()) + (stays ? 0 : change.angle());
        }
    }
}
