package kodama.shot;

import kodama.base.ErrorSink;
import kodama.base.FatalErrors;
import kodama.geom.Aim;
import kodama.geom.Position;

/** Leads shots that do not fly straight, each at the beginning of a tick; in the order of firing. */
final class ShotMotion {
    private static final int LED_BY_OTHERS = ShotTraits.CHANGING | ShotTraits.HOMING | ShotTraits.ORBITING;
    private static final int OWN_COURSE =
            ShotTraits.ACCELERATING | ShotTraits.TURNING | ShotTraits.EASING | ShotTraits.FALLING;

    private final ShotData data;
    private final ShotAcceleration courses;
    private final ShotChanges changes;
    private final ShotHoming homing;
    private final ShotParents carriers;
    private final ShotBounds fields;
    private final ErrorSink errors;

    ShotMotion(ShotData data, ShotParents carriers, ShotBounds fields, ErrorSink errors) {
        this.data = data;
        this.carriers = carriers;
        this.fields = fields;
        this.errors = errors;
        courses = new ShotAcceleration(data);
        changes = new ShotChanges(data, courses);
        homing = new ShotHoming(data);
    }

    /** Gets a shot ready to move as its spec says. */
    void begin(int shot) {
        Motion motion = data.spec(shot).motion();
        data.removeTrait(shot, ShotTraits.MOTION);
        data.addTrait(shot, ShotTraits.of(motion));
        if (motion == Motion.STRAIGHT) return;
        courses.begin(shot, motion);
        changes.begin(shot, motion);
        fields.begin(shot, motion);
        data.setVelocity(shot, data.angle[shot], data.speed[shot]);
        carriers.begin(shot, motion);
    }

    MotionRates rates(int shot) {
        return courses.rates(shot);
    }

    void setRates(int shot, MotionRates course) {
        courses.setRates(shot, course);
    }

    /** Leads the shots before the end for a tick. */
    void advance(int end) {
        if (!data.hasAny(ShotTraits.GUIDED)) return;
        for (int i = 0; i < end; i++) {
            int traits = data.traits[i];
            if ((traits & ShotTraits.GUIDED) == 0 || !data.isLaunched(i)) continue;
            if ((traits & LED_BY_OTHERS) != 0) traits = leadByOthers(i);
            if ((traits & OWN_COURSE) != 0) courses.advance(i, traits);
        }
    }

    /** Lets others lead a shot, who may fail; then it flies straight on. Returns what it is from then on. */
    private int leadByOthers(int shot) {
        try {
            if (data.has(shot, ShotTraits.CHANGING)) changes.make(shot);
            if (data.has(shot, ShotTraits.HOMING)) homing.turn(shot);
            if (data.has(shot, ShotTraits.ORBITING)) carriers.orbit(shot);
        } catch (Throwable e) {
            FatalErrors.rethrowIfFatal(e);
            data.removeTrait(shot, ShotTraits.MOTION);
            errors.report("motion of a shot at " + data.x[shot] + ", " + data.y[shot], e);
        }
        return data.has(shot, ShotTraits.ORBITING) ? 0 : data.traits[shot];
    }

    /** Turns shots towards the targets that they seek. */
    private static final class ShotHoming {
        private final ShotData data;

        ShotHoming(ShotData data) {
            this.data = data;
        }

        /** Turns a shot for this tick; one that has no one to seek any more flies on. */
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

    /** The changes that shots have to come, each at its age. */
    private static final class ShotChanges {
        private final ShotData data;
        private final ShotAcceleration courses;
        /** The age at which the next comes. */
        private final SparseColumn due;

        ShotChanges(ShotData data, ShotAcceleration courses) {
            this.data = data;
            this.courses = courses;
            due = data.column();
        }

        void begin(int shot, Motion motion) {
            await(shot, motion, Math.max(0, data.age[shot]));
        }

        private void await(int shot, Motion motion, int from) {
            int next = Schedule.NEVER;
            for (int i = 0; i < motion.changes().size(); i++)
                next = Math.min(next, motion.changes().get(i).when().next(from));
            due.set(shot, next);
            if (next == Schedule.NEVER) data.removeTrait(shot, ShotTraits.CHANGING);
        }

        /** Makes the changes of this tick, if there are any. */
        void make(int shot) {
            int age = data.age[shot];
            if (age < due.get(shot)) return;
            Motion motion = data.spec(shot).motion();
            for (int i = 0; i < motion.changes().size(); i++) {
                MotionChange change = motion.changes().get(i);
                if (change.when().isDue(age)) make(shot, change);
            }
            await(shot, motion, age + 1);
        }

        private void make(int shot, MotionChange change) {
            if (change.style() != null) data.setStyle(shot, change.style());
            courses.apply(shot, change);
            double speed = Double.isNaN(change.speed()) ? data.speed[shot] : change.speed();
            if (change.hasSpeed()) courses.setSpeed(shot, speed + change.addSpeed(), change.over());
            if (change.hasAngle()) courses.setAngle(shot, goal(shot, change), change.over());
        }

        /** A direction is reached the short way round, but what is added is gone all the way. */
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
