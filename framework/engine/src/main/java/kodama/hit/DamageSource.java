package kodama.hit;

/** A body that hurts what it touches: a rammed enemy, a sword, a beam. Owned by the game thread. */
public interface DamageSource extends Collider {
    /** Returns what a touch costs the one touched: damage of one touch, dealt again in every tick of contact. */
    double damage();

    /** Tells this attacker that it touched a target; the target has heard of its hit before. */
    void touch(HitTarget target);
}
