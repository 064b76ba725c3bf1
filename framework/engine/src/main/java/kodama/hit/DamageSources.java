package kodama.hit;

import java.util.Arrays;
import kodama.base.ErrorSink;
import kodama.base.FatalErrors;
import kodama.geom.Hitbox;

/**
 * The damage sources of a tick and the groups that each of them damages.
 *
 * <p>Refilled each tick: {@link #begin}, {@link #add} for each damage source, {@link #update}. In the order of adding,
 * each living damage source touches every living target of its groups that it overlaps, in the order of
 * {@link Targets#add}: first the target is hit, then, if the damage source is still alive, {@link DamageSource#touch}
 * is called. Nothing touches itself. Attackers are tested at the position and with the outline that they had when they
 * were added.
 *
 * <p>Allocates only when there are more damage sources than ever before. Owned by the game thread.
 */
public final class DamageSources {
    private static final int FIRST_CAPACITY = 16;

    private final ErrorSink errors;
    private final Probe probe = new Probe();
    /** Sources of this tick, followed until the update by those left over from the last, as in {@link BroadPhase}. */
    private DamageSource[] sources = new DamageSource[FIRST_CAPACITY];
    /** Of each damage source a bit for each group it damages. */
    private long[] groups = new long[FIRST_CAPACITY];
    /** Boxes of the damage sources, with which most are found to be far from all targets. */
    private final HitboxArray hitboxes = new HitboxArray(FIRST_CAPACITY);
    /** Number of damage sources in this tick. */
    private int count;
    /** Number of array elements that may hold a damage source. */
    private int kept;

    /**
     * Creates an empty set of damage sources.
     *
     * @param errors called with each exception thrown by a body
     */
    public DamageSources(ErrorSink errors) {
        this.errors = errors;
    }

    /** Removes all damage sources and starts a new tick. */
    public void begin() {
        kept = Math.max(kept, count);
        count = 0;
    }

    /**
     * Adds a damage source.
     *
     * @param source the body; its position and hitbox are read now
     * @param hurts a bit for each group it damages
     */
    public void add(DamageSource source, long hurts) {
        add(source, hurts, source.x(), source.y(), source.hitbox());
    }

    /**
     * Adds a damage source whose position is already known.
     *
     * @param hurts a bit for each group it damages
     */
    public void add(DamageSource source, long hurts, double x, double y, Hitbox hitbox) {
        if (count == sources.length) enlarge(count * 2);
        hitboxes.set(count, x, y, hitbox);
        if (sources[count] != source) sources[count] = source;
        groups[count++] = hurts;
    }

    private void enlarge(int capacity) {
        sources = Arrays.copyOf(sources, capacity);
        groups = Arrays.copyOf(groups, capacity);
    }

    /** Finds all touches of this tick and notifies targets and damage sources. */
    public void update(Targets targets) {
        clearLeftovers();
        targets.build();
        int end = count;
        for (int i = 0; i < end; i++) if (!isFar(i, targets)) seek(i, groups[i], targets);
    }

    private void clearLeftovers() {
        if (kept > count) Arrays.fill(sources, count, kept, null);
        kept = count;
    }

    private boolean isFar(int i, Targets targets) {
        return targets.areFarFrom(groups[i], hitboxes.left(i), hitboxes.top(i), hitboxes.right(i), hitboxes.bottom(i));
    }

    private void seek(int i, long hurts, Targets targets) {
        DamageSource source = sources[i];
        if (!source.isAlive()) return;
        double x = hitboxes.x(i);
        double y = hitboxes.y(i);
        probe.setBody(x, y, hitboxes.hitbox(i));
        int found = targets.first(hurts, probe);
        while (found != Targets.NONE) {
            touch(source, targets.target(found), x, y);
            found = source.isAlive() ? targets.next(hurts, found, probe) : Targets.NONE;
        }
    }

    private void touch(DamageSource source, HitTarget target, double x, double y) {
        if (target == source || !target.isAlive()) return;
        try {
            target.hit(source.damage(), x, y, source);
            if (source.isAlive()) source.touch(target);
        } catch (Throwable e) {
            FatalErrors.rethrowIfFatal(e);
            errors.report(source + " touching " + target, e);
        }
    }
}
