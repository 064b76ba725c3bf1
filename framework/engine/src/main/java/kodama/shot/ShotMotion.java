package kodama.shot;

import kodama.base.ErrorSink;
import kodama.base.Faults;
import kodama.geom.Aim;
import kodama.geom.Place;

/** Leads shots that do not fly straight, each at the beginning of a tick; in the order of firing. */
final class ShotMotion {
    private static final int LED_BY_OTHERS = Traits.CHANGING | Traits.HOMING | Traits.ORBITING;
    private static final int OWN_COURSE = Traits.GAINING | Traits.TURNING | Traits.EASING | Traits.FALLING;

    private final ShotData data;
    private final ShotCourses courses;
    private final ShotChanges changes;
    private final ShotHoming homing;
    private final ShotCarriers carriers;
    private final ShotFields fields;
    private final ErrorSink errors;

    ShotMotion(ShotData data, ShotCarriers carriers, ShotFields fields, ErrorSink errors) {
        this.data = data;
        this.carriers = carriers;
        this.fields = fields;
        this.errors = errors;
        courses = new ShotCourses(data);
        changes = new ShotChanges(data, courses);
        homing = new ShotHoming(data);
    }

    /** Gets a shot ready to move as its spec says. */
    void begin(int shot) {
        Motion motion = data.spec(shot).motion();
        data.take(shot, Traits.MOTION);
        data.give(shot, Traits.of(motion));
        if (motion == Motion.STRAIGHT) return;
        courses.begin(shot, motion);
        changes.begin(shot, motion);
        fields.begin(shot, motion);
        data.steer(shot, data.angle[shot], data.speed[shot]);
        carriers.begin(shot, motion);
    }

    Course course(int shot) {
        return courses.of(shot);
    }

    void steer(int shot, Course course) {
        courses.set(shot, course);
    }

    /** Leads the shots before the end for a tick. */
    void lead(int end) {
        if (!data.hasAny(Traits.GUIDED)) return;
        for (int i = 0; i < end; i++) {
            int traits = data.traits[i];
            if ((traits & Traits.GUIDED) == 0 || !data.hasGoneOff(i)) continue;
            if ((traits & LED_BY_OTHERS) != 0) traits = leadByOthers(i);
            if ((traits & OWN_COURSE) != 0) courses.advance(i, traits);
        }
    }

    /** Lets others lead a shot, who may fail; then it flies straight on. Returns what it is from then on. */
    private int leadByOthers(int shot) {
        try {
            if (data.has(shot, Traits.CHANGING)) changes.make(shot);
            if (data.has(shot, Traits.HOMING)) homing.turn(shot);
            if (data.has(shot, Traits.ORBITING)) carriers.circle(shot);
        } catch (Throwable e) {
            Faults.passFatal(e);
            data.take(shot, Traits.MOTION);
            errors.report("motion of a shot at " + data.x[shot] + ", " + data.y[shot], e);
        }
        return data.has(shot, Traits.ORBITING) ? 0 : data.traits[shot];
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
                    || !homing.target().isAlive()) data.take(shot, Traits.HOMING);
            else turn(shot, homing.target(), homing.turn());
        }

        private void turn(int shot, Place target, double most) {
            double angle = data.angle[shot];
            double wanted = Aim.angle(data.x[shot], data.y[shot], target.x(), target.y());
            double turn = Aim.turn(angle, wanted);
            data.steer(shot, Math.abs(turn) <= most ? wanted : angle + Math.copySign(most, turn), data.speed[shot]);
        }
    }

    /** The changes that shots have to come, each at its age. */
    private static final class ShotChanges {
        private final ShotData data;
        private final ShotCourses courses;
        /** The age at which the next comes. */
        private final Column due;

        ShotChanges(ShotData data, ShotCourses courses) {
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
            if (next == Schedule.NEVER) data.take(shot, Traits.CHANGING);
        }

        /** Makes the changes of this tick, if there are any. */
        void make(int shot) {
            int age = data.age[shot];
            if (age < due.get(shot)) return;
            Motion motion = data.spec(shot).motion();
            for (int i = 0; i < motion.changes().size(); i++) {
                Change change = motion.changes().get(i);
                if (change.when().isDue(age)) make(shot, change);
            }
            await(shot, motion, age + 1);
        }

        private void make(int shot, Change change) {
            if (change.style() != null) data.redress(shot, change.style());
            courses.change(shot, change);
            double speed = Double.isNaN(change.speed()) ? data.speed[shot] : change.speed();
            if (change.hasSpeed()) courses.setSpeed(shot, speed + change.addSpeed(), change.over());
            if (change.hasAngle()) courses.setAngle(shot, goal(shot, change), change.over());
        }

        /** A direction is reached the short way round, but what is added is gone all the way. */
        private double goal(int shot, Change change) {
            double now = data.angle[shot];
            double angle = angle(shot, change);
            return (change.over() > 0 ? now + Aim.turn(now, angle) : angle) + change.addAngle();
        }

        private double angle(int shot, Change change) {
            Place aim = change.aim();
            boolean stays = Double.isNaN(change.angle());
            if (aim == null) return stays ? data.angle[shot] : change.angle();
            if (!aim.isAlive()) return data.angle[shot];
            return Aim.angle(data.x[shot], data.y[shot], aim.x(), aim.y()) + (stays ? 0 : change.angle());
        }
    }
}
