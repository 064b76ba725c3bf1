package kodama.hit;

import org.jspecify.annotations.Nullable;

/** A body that shots and attackers can hit. Owned by the game thread. */
public interface HitTarget extends Collider {
    /**
     * Tells this target that it was hit; once for each shot and each attacker, so several times a tick when several
     * hit.
     *
     * <p>Everything is legal in here: dying, firing, clearing shots, spawning tasks.
     *
     * @param damage how much the hit takes; the number given when the shot was fired
     * @param x where it hit: the center of the shot or attacker; in virtual pixels
     * @param y where it hit: the center of the shot or attacker; in virtual pixels
     * @param by the owner of the shot, or the attacker itself; null for a shot that no one owns
     */
    void hit(double damage, double x, double y, @Nullable Object by);
}
