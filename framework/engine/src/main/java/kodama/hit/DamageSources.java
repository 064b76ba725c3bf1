package kodama.hit;

import java.util.Arrays;
import kodama.base.ErrorSink;
import kodama.base.FatalErrors;
import kodama.geom.Hitbox;

/**
 * Bodies that hurt what they touch, and the groups each of them hurts.
 *
 * <p>Emptied and filled again each tick: {@link #begin}, {@link #add} for each attacker, {@link #update}. In the order
 * of adding, each attacker that is alive touches every target of its groups that it overlaps and that is alive, in the
 * order of {@link Targets#add}: first the target hears of the hit, then, if still alive, the attacker of the touch.
 * No one touches itself. Place and outline of an attacker count as when added.
 *
 * <p>Allocates only when there are more attackers than ever before. Owned by the game thread.
 */
public final class DamageSources {
    private static final int FIRST_CAPACITY = 16;

    private final ErrorSink errors;
    private final Probe probe = new Probe();
    /** Those of this tick, and until the update those of the tick before behind them, as in {@link BroadPhase}. */
    private DamageSource[] attackers = new DamageSource[FIRST_CAPACITY];
    /** Of each attacker a bit for each group it hurts. */
    private long[] groups = new long[FIRST_CAPACITY];
    /** Where each attacker is: most are told to be far from all whom they hurt without a look at themselves. */
    private final HitboxArray boxes = new HitboxArray(FIRST_CAPACITY);
    /** How many attackers there are in this tick. */
    private int count;
    /** How many places may hold an attacker. */
    private int kept;

    /**
     * Makes an empty set of attackers.
     *
     * @param errors hears of each exception thrown by a body
     */
    public DamageSources(ErrorSink errors) {
        this.errors = errors;
    }

    /** Forgets all attackers and starts a new tick. */
    public void begin() {
        kept = Math.max(kept, count);
        count = 0;
    }

    /**
     * Adds an attacker.
     *
     * @param attacker the body; its place and hitbox are read now
     * @param hurts a bit for each group it hurts
     */
    public void add(DamageSource attacker, long hurts) {
        add(attacker, hurts, attacker.x(), attacker.y(), attacker.hitbox());
    }

    /**
     * Adds an attacker whose place is known already.
     *
     * @param hurts a bit for each group it hurts
     */
    public void add(DamageSource attacker, long hurts, double x, double y, Hitbox hitbox) {
        if (count == attackers.length) enlarge(count * 2);
        boxes.set(count, x, y, hitbox);
        if (attackers[count] != attacker) attackers[count] = attacker;
        groups[count++] = hurts;
    }

    private void enlarge(int capacity) {
        attackers = Arrays.copyOf(attackers, capacity);
        groups = Arrays.copyOf(groups, capacity);
    }

    /** Finds and tells all touches of this tick. */
    public void update(Targets targets) {
        forgetOthers();
        targets.build();
        int end = count;
        for (int i = 0; i < end; i++) if (!isFar(i, targets)) seek(i, groups[i], targets);
    }

    private void forgetOthers() {
        if (kept > count) Arrays.fill(attackers, count, kept, null);
        kept = count;
    }

    private boolean isFar(int i, Targets targets) {
        return targets.areFarFrom(groups[i], boxes.left(i), boxes.top(i), boxes.right(i), boxes.bottom(i));
    }

    private void seek(int i, long hurts, Targets targets) {
        DamageSource attacker = attackers[i];
        if (!attacker.isAlive()) return;
        double x = boxes.x(i);
        double y = boxes.y(i);
        probe.setBody(x, y, boxes.hitbox(i));
        int found = targets.first(hurts, probe);
        while (found != Targets.NONE) {
            touch(attacker, targets.target(found), x, y);
            found = attacker.isAlive() ? targets.next(hurts, found, probe) : Targets.NONE;
        }
    }

    private void touch(DamageSource attacker, HitTarget target, double x, double y) {
        if (target == attacker || !target.isAlive()) return;
        try {
            target.hit(attacker.damage(), x, y, attacker);
            if (attacker.isAlive()) attacker.touch(target);
        } catch (Throwable e) {
            FatalErrors.rethrowIfFatal(e);
            errors.report(attacker + " touching " + target, e);
        }
    }
}
