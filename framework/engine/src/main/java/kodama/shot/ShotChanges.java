package kodama.shot;

import kodama.geom.Aim;
import kodama.geom.Place;
import kodama.shot.motion.Change;
import kodama.shot.motion.Motion;
import kodama.shot.motion.Schedule;

/** The changes that shots have to come, each at its age. */
final class ShotChanges {
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
