package kodama.shot;

import kodama.base.ErrorSink;
import kodama.base.FatalErrors;
import kodama.geom.Aim;
import kodama.geom.Position;
import org.jspecify.annotations.Nullable;

/** Shots that follow or orbit a place. */
final class ShotParents {
    private final ShotData data;
    private final ErrorSink errors;

    // last position of the parent
    private final SparseColumn lastX;
    private final SparseColumn lastY;

    // position on the orbit relative to its center, and the radius
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

    /** Moves a shot along its orbit, straight to its position after this tick. */
    void orbit(int shot) {
        Orbit orbit = data.spec(shot).motion().orbit();
        if (orbit == null || !orbit.around().isAlive()) releaseFromOrbit(shot);
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

    /** Releases a shot from its orbit with its current velocity. */
    private void releaseFromOrbit(int shot) {
        double x = data.stepX[shot];
        double y = data.stepY[shot];
        data.removeTrait(shot, ShotTraits.ORBITING);
        data.setVelocity(shot, Aim.angle(0, 0, x, y), Math.sqrt(x * x + y * y));
    }

    /** Moves the shots before an index as far as their parents have moved. */
    void followParents(int end) {
        if (!data.hasAny(ShotTraits.HAS_PARENT)) return;
        for (int i = 0; i < end; i++) if (data.has(i, ShotTraits.HAS_PARENT) && data.isLive(i)) followParent(i);
    }

    /** If reading the parent's position fails, the shot no longer follows it. */
    private void followParent(int shot) {
        try {
            if (!carried(shot)) data.removeTrait(shot, ShotTraits.HAS_PARENT);
        } catch (Throwable e) {
            FatalErrors.rethrowIfFatal(e);
            data.removeTrait(shot, ShotTraits.HAS_PARENT);
            errors.report("parent of a shot at " + data.x[shot] + ", " + data.y[shot], e);
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
