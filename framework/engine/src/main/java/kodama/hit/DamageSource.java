package kodama.hit;

/** A body that damages everything it touches: a rammed enemy, a sword, a beam. Owned by the game thread. */
public interface DamageSource extends Collider {
    /** Returns the damage of a touch, which is dealt in every tick of contact. */
    double damage();

    /** Called when this damage source has touched a target, after the target's {@link HitTarget#hit}. */
    void touch(HitTarget target);
}
