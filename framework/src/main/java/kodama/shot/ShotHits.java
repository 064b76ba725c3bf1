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
        long present = targets.groups();
        for (int i = 0; i < end; i++) {
            long groups = data.hits[i] & present;
            if (groups != 0 && data.hasGoneOff(i)) seek(i, groups, targets);
        }
    }

    /** Looks at the groups one after the other, the one with the smallest number first. */
    private void seek(int shot, long groups, Targets targets) {
        aim(shot);
        for (long rest = groups; rest != 0 && data.isLive(shot); rest &= rest - 1) {
            TargetGroup group = targets.group(Long.numberOfTrailingZeros(rest));
            if (group != null) seek(shot, group);
        }
    }

    private void aim(int shot) {
        probe.flight(data.fromX(shot), data.fromY(shot), data.x[shot], data.y[shot], data.radius[shot]);
    }

    private void seek(int shot, TargetGroup group) {
        int found = group.next(TargetGroup.NONE, probe);
        while (found != TargetGroup.NONE) {
            hit(shot, group.target(found));
            found = data.isLive(shot) ? group.next(found, probe) : TargetGroup.NONE;
        }
    }

    private void hit(int shot, ShotTarget target) {
        try {
            if (!target.isAlive()) return;
            if (!data.has(shot, Traits.PIERCING)) data.kill(shot, ShotEnd.HIT);
            target.hit(
                    data.damage[shot],
                    data.x[shot],
                    data.y[shot],
                    data.spec(shot).owner());
        } catch (RuntimeException e) {
            errors.report("hit of " + target, e);
        }
    }
}
