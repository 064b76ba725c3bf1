package kodama.hit;

import java.util.List;
import kodama.geom.Hitbox;
import org.jspecify.annotations.Nullable;

/** A target that records each hit and dies when it has no health left. */
public class FakeTarget implements DamageSource, HitTarget {
    private final String name;
    private final Hitbox hitbox;
    private final List<String> log;
    public double x;
    public double y;
    public double life = Double.POSITIVE_INFINITY;
    public Runnable whenHit = () -> {};

    public FakeTarget(String name, double x, double y, Hitbox hitbox, List<String> log) {
        this.name = name;
        this.x = x;
        this.y = y;
        this.hitbox = hitbox;
        this.log = log;
    }

    @Override
    public double x() {
        return x;
    }

    @Override
    public double y() {
        return y;
    }

    @Override
    public Hitbox hitbox() {
        return hitbox;
    }

    @Override
    public boolean isAlive() {
        return life > 0;
    }

    @Override
    public void hit(double damage, double atX, double atY, @Nullable Object by) {
        log.add(name + " hit " + damage + " at " + atX + "," + atY + " by " + by);
        life -= damage;
        whenHit.run();
    }

    @Override
    public double damage() {
        return 2;
    }

    @Override
    public void touch(HitTarget target) {
        log.add(name + " touched " + target);
    }

    @Override
    public String toString() {
        return name;
    }
}
