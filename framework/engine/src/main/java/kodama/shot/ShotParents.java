package kodama.shot;

import kodama.base.ErrorSink;
import kodama.base.FatalErrors;
import kodama.geom.Aim;
import kodama.geom.Position;
import org.jspecify.annotations.Nullable;

/** Shots that others carry along or have circling round them. */
final class ShotParents {
    private final ShotData data;
    private final ErrorSink errors;

    // Where the one who carries stood last.
    private final SparseColumn lastX;
    private final SparseColumn lastY;

    // Where it stands on its circle, seen from the middle; and how far from it.
    private final SparseColumn besideX;
    private final SparseColumn besideY;
    private final SparseColumn radius;

    ShotParents(ShotData data, ErrorSink errors) {
        this.data = data;
        this.errors = errors;
        lastX = data.column();
        lastY = data.column();
        besideX = data.column();
        besideY = data.column();
        radius = data.column();
    }

    void begin(int shot, Motion motion) {
        Position carrier = carrier(motion);
        if (carrier == null) return;
        lastX.set(shot, carrier.x());
        lastY.set(shot, carrier.y());
        note(shot, 0, 0);
        if (motion.orbit() != null) place(shot, motion.orbit());
    }

    private static @Nullable Position carrier(Motion motion) {
        return motion.orbit() == null ? motion.carrier() : motion.orbit().around();
    }

    private void note(int shot, double x, double y) {
        data.carriedX.set(shot, x);
        data.carriedY.set(shot, y);
    }

    private void place(int shot, Orbit orbit) {
        radius.set(shot, orbit.radius());
        besideX.set(shot, Aim.stepX(data.angle[shot]) * orbit.radius());
        besideY.set(shot, Aim.stepY(data.angle[shot]) * orbit.radius());
        data.x[shot] = lastX.get(shot) + besideX.get(shot);
        data.y[shot] = lastY.get(shot) + besideY.get(shot);
        data.stepX[shot] = 0;
        data.stepY[shot] = 0;
    }

    /** Leads a shot on its circle, straight to where it is after this tick. */
    void orbit(int shot) {
        Orbit orbit = data.spec(shot).motion().orbit();
        if (orbit == null || !orbit.around().isAlive()) fling(shot);
        else orbit(shot, orbit);
    }

    private void orbit(int shot, Orbit orbit) {
        double angle = (data.angle[shot] + orbit.turn()) % 360;
        double far = Math.max(0, radius.get(shot) + orbit.grow());
        double x = Aim.stepX(angle) * far;
        double y = Aim.stepY(angle) * far;
        data.angle[shot] = angle;
        data.stepX[shot] = x - besideX.get(shot);
        data.stepY[shot] = y - besideY.get(shot);
        radius.set(shot, far);
        besideX.set(shot, x);
        besideY.set(shot, y);
    }

    /** Lets a shot fly on as it flies now. */
    private void fling(int shot) {
        double x = data.stepX[shot];
        double y = data.stepY[shot];
        data.removeTrait(shot, ShotTraits.ORBITING);
        data.setVelocity(shot, Aim.angle(0, 0, x, y), Math.sqrt(x * x + y * y));
    }

    /** Moves the shots before the end as far as those have moved who carry them. */
    void followParents(int end) {
        if (!data.hasAny(ShotTraits.HAS_PARENT)) return;
        for (int i = 0; i < end; i++) if (data.has(i, ShotTraits.HAS_PARENT) && data.isLive(i)) carryOne(i);
    }

    /** One who fails carries the shot no further. */
    private void carryOne(int shot) {
        try {
            if (!carried(shot)) data.removeTrait(shot, ShotTraits.HAS_PARENT);
        } catch (Throwable e) {
            FatalErrors.rethrowIfFatal(e);
            data.removeTrait(shot, ShotTraits.HAS_PARENT);
            errors.report("carrier of a shot at " + data.x[shot] + ", " + data.y[shot], e);
        }
    }

    private boolean carried(int shot) {
        Position carrier = carrier(data.spec(shot).motion());
        if (carrier == null || !carrier.isAlive()) return false;
        double x = carrier.x();
        double y = carrier.y();
        note(shot, x - lastX.get(shot), y - lastY.get(shot));
        data.x[shot] += data.carriedX.get(shot);
        data.y[shot] += data.carriedY.get(shot);
        lastX.set(shot, x);
        lastY.set(shot, y);
        return true;
    }
}
