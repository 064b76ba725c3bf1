package kodama.shot;

import kodama.base.ErrorSink;
import kodama.hit.Probe;
import kodama.hit.ShotTarget;
import kodama.hit.TargetGroup;
import kodama.hit.Targets;

/** Finds which targets the shots met on this tick's way, and tells them. */
final class ShotHits {
    private final ShotData data;
    private final ErrorSink errors;
    private final Probe probe = new Probe();

    ShotHits(ShotData data, ErrorSink errors) {
        this.data = data;
        this.errors = errors;
    }

    /** Goes through the shots before the end, in order of firing; those that hit are marked dead. */
    void tell(int end, Targets targets) {
        targets.build();
        for (int i = 0; i < end; i++) {
            TargetGroup group = targets.group(data.group[i]);
            if (group != null && data.isLive(i)) seek(i, group);
        }
    }

    private void seek(int shot, TargetGroup group) {
        double x = data.x[shot];
        double y = data.y[shot];
        probe.flight(x - data.stepX[shot] * data.pace, y - data.stepY[shot] * data.pace, x, y, data.radius[shot]);
        int found = group.next(TargetGroup.NONE, probe);
        while (found != TargetGroup.NONE) {
            hit(shot, group.target(found));
            found = data.isLive(shot) ? group.next(found, probe) : TargetGroup.NONE;
        }
    }

    private void hit(int shot, ShotTarget target) {
        try {
            if (!target.isAlive()) return;
            if (!data.piercing[shot]) data.kill(shot);
            target.hit(data.damage[shot], data.x[shot], data.y[shot], data.owner[shot]);
        } catch (RuntimeException e) {
            errors.report("hit of " + target, e);
        }
    }
}
