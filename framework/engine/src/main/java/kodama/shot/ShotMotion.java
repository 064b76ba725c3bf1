package kodama.shot;

import kodama.base.ErrorSink;
import kodama.base.Faults;
import kodama.shot.motion.Course;
import kodama.shot.motion.Motion;

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
}
