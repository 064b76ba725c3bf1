package kodama.shot;

import kodama.base.ErrorSink;
import kodama.base.FatalErrors;
import kodama.base.StateSink;
import kodama.geom.Aim;
import kodama.geom.Position;
import org.jspecify.annotations.Nullable;

/** Shots that follow or orbit a position. */
final class ShotParents {
    private final ShotData data;
    private final ErrorSink errors;

    // last position of the parent
    private final SparseColumn lastX;
    private final SparseColumn lastY;

    // position on the orbit relative to its center, and the radius
    private final SparseColumn offsetX;
    private final SparseColumn offsetY;
    private final SparseColumn radius;

    ShotParents(ShotData data, ErrorSink errors) {
        this.data = data;
        this.errors = errors;
        lastX = data.column();
        lastY = data.column();
        offsetX = data.column();
        offsetY = data.column();
        radius = data.column();
    }

    void begin(int shot, Motion motion) {
        follow(shot, parent(shot));
        if (motion.orbit() != null) place(shot, motion.orbit());
    }

    /** Returns what a shot follows: while it orbits, the center of its orbit. */
    private @Nullable Position parent(int shot) {
        Motion motion = data.spec(shot).motion();
        Orbit orbit = data.has(shot, ShotTraits.ORBITING) ? motion.orbit() : null;
        return orbit == null ? motion.parent() : orbit.around();
    }

    private void follow(int shot, @Nullable Position parent) {
        if (parent == null) return;
        data.addTrait(shot, ShotTraits.HAS_PARENT);
        lastX.set(shot, parent.x());
        lastY.set(shot, parent.y());
        note(shot, 0, 0);
    }

    private void note(int shot, double x, double y) {
        data.carriedX.set(shot, x);
        data.carriedY.set(shot, y);
    }

    private void place(int shot, Orbit orbit) {
        radius.set(shot, orbit.radius());
        offsetX.set(shot, Aim.stepX(data.angle[shot]) * orbit.radius());
        offsetY.set(shot, Aim.stepY(data.angle[shot]) * orbit.radius());
        data.x[shot] = lastX.get(shot) + offsetX.get(shot);
        data.y[shot] = lastY.get(shot) + offsetY.get(shot);
        data.stepX[shot] = 0;
        data.stepY[shot] = 0;
    }

    void writeState(StateSink to, ShotStateWriter writer) {
        writer.write(to, "last x of its parent", lastX, ShotTraits.HAS_PARENT);
        writer.write(to, "last y of its parent", lastY, ShotTraits.HAS_PARENT);
        writer.write(to, "radius of its orbit", radius, ShotTraits.ORBITING);
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
        data.stepX[shot] = x - offsetX.get(shot);
        data.stepY[shot] = y - offsetY.get(shot);
        radius.set(shot, far);
        offsetX.set(shot, x);
        offsetY.set(shot, y);
    }

    /** Releases a shot from its orbit with its current velocity; one at rest keeps its direction and speed. */
    private void releaseFromOrbit(int shot) {
        double x = data.stepX[shot];
        double y = data.stepY[shot];
        data.removeTrait(shot, ShotTraits.ORBITING);
        follow(shot, parent(shot));
        if (x == 0 && y == 0) data.setVelocity(shot, data.angle[shot], data.speed[shot]);
        else data.setVelocity(shot, Aim.angle(0, 0, x, y), Math.sqrt(x * x + y * y));
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
        Position parent = parent(shot);
        if (parent == null || !parent.isAlive()) return false;
        double x = parent.x();
        double y = parent.y();
        note(shot, x - lastX.get(shot), y - lastY.get(shot));
        data.x[shot] += data.carriedX.get(shot);
        data.y[shot] += data.carriedY.get(shot);
        lastX.set(shot, x);
        lastY.set(shot, y);
        return true;
    }
}
